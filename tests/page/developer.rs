//! The panel for developers.

use serde_json::Value;

use super::Visit;

/// These end the program that serves the page.
const ENDS: [&str; 6] = ["4004", "4010", "4011", "4012", "4013", "4014"];

/// A click makes each fault, so page and server agree on its name. Then all faults are cleared.
#[tokio::test(flavor = "multi_thread")]
async fn every_fault_can_be_made() {
    let (mut visit, page) = needed!(Visit::with_page().await);
    page.click("#open-developer", "").await;
    let faults = "seen('#developer fieldset button').map((b) => [b.innerText, b.title])";
    let Value::Array(faults) = page.eval(faults).await else {
        panic!("a list");
    };
    assert!(faults.len() > 50, "{faults:?}");
    for fault in faults {
        let (label, about) = (fault[0].as_str().unwrap(), &fault[1]);
        if ENDS.contains(&label) {
            continue;
        }
        page.click("#developer fieldset button", label).await;
        let done = format!("find('#developer [role=status]', {about}) !== null");
        page.until(label, &done).await;
    }
    page.keep_all("8-developer").await;
    page.click("#developer button", "Clear the faults").await;
    page.sees("#developer [role=status]", "No faults are left.").await;
    page.has_no_complaints();
    assert!(visit.here.bot.terminate().success());
}
