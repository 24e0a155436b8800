//! Reads the fields of a body, each with its limits. All errors are reported together, and unknown
//! fields are refused.

use std::cell::RefCell;
use std::collections::HashSet;
use std::ops::RangeInclusive;

use serde_json::{Map, Value, json};

/// How long a text or a list may be.
type Length = RangeInclusive<usize>;

/// The errors of one body.
#[derive(Debug, Default)]
pub(crate) struct Errors {
    found: RefCell<Vec<FieldError>>,
}

#[derive(Debug)]
struct FieldError {
    path: Vec<String>,
    code: &'static str,
    message: String,
}

impl Errors {
    /// The tree of errors as error 50035 carries it; `None` if there are none.
    pub(crate) fn into_tree(self) -> Option<Value> {
        let found = self.found.into_inner();
        if found.is_empty() {
            return None;
        }
        let mut tree = json!({});
        for FieldError { path, code, message } in found {
            let node = path.iter().fold(&mut tree, |node, step| &mut node[step.as_str()]);
            let error = json!({ "code": code, "message": message });
            match node["_errors"].as_array_mut() {
                Some(list) => list.push(error),
                None => node["_errors"] = json!([error]),
            }
        }
        Some(tree)
    }
}

/// The place of a value in the body.
#[derive(Clone, Debug)]
pub(crate) struct FieldPath<'e> {
    path: Vec<String>,
    errors: &'e Errors,
}

impl FieldPath<'_> {
    pub(super) fn at(&self, step: &str) -> Self {
        let mut path = self.path.clone();
        path.push(step.to_owned());
        Self { path, errors: self.errors }
    }

    pub(crate) fn error(&self, code: &'static str, message: impl Into<String>) {
        self.errors.found.borrow_mut().push(FieldError {
            path: self.path.clone(),
            code,
            message: message.into(),
        });
    }
}

/// A value of the body, with its place.
#[derive(Clone, Debug)]
pub(crate) struct Item<'v, 'e> {
    pub(crate) value: &'v Value,
    pub(crate) path: FieldPath<'e>,
}

/// An object of the body. Reading a field marks it as known; [`Form::finish`] reports the others.
#[derive(Debug)]
pub(crate) struct Form<'v, 'e> {
    fields: &'v Map<String, Value>,
    pub(crate) path: FieldPath<'e>,
    known: RefCell<HashSet<&'static str>>,
}

impl<'v, 'e> Item<'v, 'e> {
    pub(crate) fn error(&self, code: &'static str, message: impl Into<String>) {
        self.path.error(code, message);
    }

    /// The whole body.
    pub(crate) fn root(value: &'v Value, errors: &'e Errors) -> Self {
        Self { value, path: FieldPath { path: Vec::new(), errors } }
    }

    pub(crate) fn form(&self) -> Option<Form<'v, 'e>> {
        let Some(fields) = self.value.as_object() else {
            self.error("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType.");
            return None;
        };
        Some(Form { fields, path: self.path.clone(), known: RefCell::default() })
    }

    pub(crate) fn text(&self, length: Length) -> Option<&'v str> {
        let Some(text) = self.value.as_str() else {
            self.path.error("STRING_TYPE_CONVERT", "Could not interpret the value as a string.");
            return None;
        };
        let count = text.chars().count();
        if count < *length.start() && count == 0 {
            self.path.error("BASE_TYPE_REQUIRED", "This field is required");
        } else if !length.contains(&count) {
            let most = *length.start() == 0;
            let code = if most { "BASE_TYPE_MAX_LENGTH" } else { "BASE_TYPE_BAD_LENGTH" };
            self.error(code, bad_length(&length));
        }
        Some(text)
    }

    pub(crate) fn id(&self) -> Option<u64> {
        let id = self.value.as_u64().or_else(|| self.value.as_str()?.parse().ok());
        if id.is_none() {
            self.path.error("NUMBER_TYPE_COERCE", "Value is not snowflake.");
        }
        id
    }

    /// The items of a list whose length must be in `length`.
    pub(crate) fn list(&self, length: Length) -> Option<Vec<Item<'v, 'e>>> {
        let Some(list) = self.value.as_array() else {
            let message = "Only iterables may be used in a ListType.";
            self.error("LIST_TYPE_CONVERT", message);
            return None;
        };
        if !length.contains(&list.len()) {
            self.error("BASE_TYPE_BAD_LENGTH", bad_length(&length));
        }
        let item =
            |(at, value): (usize, &'v Value)| Item { value, path: self.path.at(&at.to_string()) };
        Some(list.iter().enumerate().map(item).collect())
    }

    /// A whole number in `range`, which must fit into the type.
    pub(crate) fn integer<T: TryFrom<i64>>(&self, range: RangeInclusive<i64>) -> Option<T> {
        let Some(number) = self.value.as_i64() else {
            self.path.error("NUMBER_TYPE_COERCE", "Value is not int.");
            return None;
        };
        let (min, max) = range.into_inner();
        if number < min {
            let text = format!("int value should be greater than or equal to {min}.");
            self.path.error("NUMBER_TYPE_MIN", text);
        } else if number > max {
            let text = format!("int value should be less than or equal to {max}.");
            self.path.error("NUMBER_TYPE_MAX", text);
        }
        T::try_from(number).ok()
    }
}

impl<'v, 'e> Form<'v, 'e> {
    /// The field if it is there and not null.
    pub(crate) fn item(&self, name: &'static str) -> Option<Item<'v, 'e>> {
        self.nullable(name).filter(|item| !item.value.is_null())
    }

    /// The field if it is there.
    pub(crate) fn nullable(&self, name: &'static str) -> Option<Item<'v, 'e>> {
        self.known.borrow_mut().insert(name);
        Some(Item { value: self.fields.get(name)?, path: self.path.at(name) })
    }

    pub(crate) fn required(&self, name: &'static str) -> Option<Item<'v, 'e>> {
        let item = self.item(name);
        if item.is_none() {
            self.error(name, "BASE_TYPE_REQUIRED", "This field is required");
        }
        item
    }

    pub(crate) fn error(&self, name: &str, code: &'static str, message: impl Into<String>) {
        self.path.at(name).error(code, message);
    }

    pub(crate) fn text(&self, name: &'static str, length: Length) -> Option<String> {
        self.item(name)?.text(length).map(str::to_owned)
    }

    /// A required text; empty, with an error, if it is missing.
    pub(crate) fn required_text(&self, name: &'static str, length: Length) -> String {
        self.required(name).and_then(|item| item.text(length)).unwrap_or_default().to_owned()
    }

    pub(crate) fn integer<T: TryFrom<i64>>(
        &self,
        name: &'static str,
        range: RangeInclusive<i64>,
    ) -> Option<T> {
        self.item(name)?.integer(range)
    }

    pub(crate) fn required_integer<T: TryFrom<i64>>(
        &self,
        name: &'static str,
        range: RangeInclusive<i64>,
    ) -> Option<T> {
        self.required(name)?.integer(range)
    }

    pub(crate) fn number(&self, name: &'static str) -> Option<f64> {
        let item = self.item(name)?;
        let number = item.value.as_f64();
        if number.is_none() {
            item.error("NUMBER_TYPE_COERCE", "Value is not float.");
        }
        number
    }

    pub(crate) fn flag(&self, name: &'static str) -> Option<bool> {
        let item = self.item(name)?;
        let flag = item.value.as_bool();
        if flag.is_none() {
            item.error("BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
        }
        flag
    }

    pub(crate) fn id(&self, name: &'static str) -> Option<u64> {
        self.item(name)?.id()
    }

    pub(crate) fn form(&self, name: &'static str) -> Option<Form<'v, 'e>> {
        self.item(name)?.form()
    }

    /// The items of a list whose length must be in `length`.
    pub(crate) fn list(&self, name: &'static str, length: Length) -> Option<Vec<Item<'v, 'e>>> {
        self.item(name)?.list(length)
    }

    /// The items of a required list; none, with an error, if it is missing.
    pub(crate) fn required_list(&self, name: &'static str, length: Length) -> Vec<Item<'v, 'e>> {
        self.required(name).and_then(|item| item.list(length)).unwrap_or_default()
    }

    /// The number of the type of a component, which must be one of those `possible` here.
    pub(super) fn component_type(&self, possible: &[i64]) -> Option<i64> {
        let kind = self.required_integer("type", 1..=i64::MAX)?;
        if !possible.contains(&kind) {
            let list: Vec<String> = possible.iter().map(i64::to_string).collect();
            let text = format!("Value of field \"type\" must be one of ({}).", list.join(", "));
            self.error("type", "UNION_TYPE_CHOICES", text);
            return None;
        }
        Some(kind)
    }

    /// Accepts fields that have no effect here.
    pub(crate) fn ignore(&self, names: &[&'static str]) {
        self.known.borrow_mut().extend(names);
    }

    /// Reports every field that was not read. Discord ignores them; here they are an error, since
    /// they are typing mistakes.
    pub(crate) fn finish(self) {
        let known = self.known.into_inner();
        for name in self.fields.keys().filter(|name| !known.contains(name.as_str())) {
            let message = format!("There is no field {name:?} here.");
            self.path.at(name).error("UNKNOWN_FIELD", message);
        }
    }
}

fn bad_length(length: &Length) -> String {
    match (length.start(), length.end()) {
        (0, max) => format!("Must be {max} or fewer in length."),
        (min, max) => format!("Must be between {min} and {max} in length."),
    }
}
