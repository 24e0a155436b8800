//! End-to-end and contract tests.
