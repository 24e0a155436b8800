//! The page of the computer players. Before each of its tables stands a line with its name:
//! `<!-- table: scale -->`.

use std::fs;

use super::tables::Tables;
use crate::error::Error;
use crate::workshop::root;

const PAGE: &str = ".github/docs/computers.md";

/// Measures tables of the page, and prints or writes them.
pub(super) fn tables(tables: &Tables<'_>, only: Option<&str>, write: bool) -> Result<(), Error> {
    let path = root().join(PAGE);
    let mut page = fs::read_to_string(&path).map_err(Error::file(&path))?;
    let named = names(&page);
    if let Some(only) = only.filter(|only| !named.iter().any(|name| name == only)) {
        let named = named.join(", ");
        return Err(Error::Unusable(format!("{only} is no table. They are {named}.")));
    }
    for name in named.iter().filter(|name| only.is_none_or(|only| only == *name)) {
        let Some(table) = tables.measure(name)? else {
            println!("{name}: left out");
            continue;
        };
        println!("{name}\n\n{table}");
        if write {
            page = replaced(&page, name, &table).ok_or_else(|| Error::check(&path, name))?;
            // What was measured for an hour is not lost when the next one fails.
            fs::write(&path, &page).map_err(Error::file(&path))?;
        }
    }
    Ok(())
}

/// The names of the tables of a page.
fn names(page: &str) -> Vec<String> {
    let name =
        |line: &str| Some(line.strip_prefix("<!-- table: ")?.strip_suffix(" -->")?.to_owned());
    page.lines().filter_map(name).collect()
}

/// A page with another table; `None` if it has none of that name.
fn replaced(page: &str, name: &str, table: &str) -> Option<String> {
    let mark = format!("<!-- table: {name} -->\n");
    let begin = page.find(&mark)? + mark.len();
    let end = page[begin..].find("\n\n").map_or(page.len(), |end| begin + end + 1);
    Some(format!("{}{table}{}", &page[..begin], &page[end..]))
}
