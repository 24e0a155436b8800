//! What sqlx's macros know of each query: the description that they left when `store` was compiled,
//! made with SQLite.

use std::path::Path;

use serde_json::Value;

/// A query of the bot.
pub(super) struct Described {
    /// Its text, with what tells the macros how to read a column.
    pub(super) sql: String,
    /// Name and type of each column of its rows, as PostgreSQL calls them.
    pub(super) columns: Vec<(String, &'static str)>,
}

/// Every checked query of the bot.
pub(super) fn queries() -> Vec<Described> {
    let files = std::fs::read_dir(env!("SQLX_OFFLINE_DIR")).unwrap();
    let described = |path: &Path| {
        let value: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
        let columns = value["describe"]["columns"].as_array().unwrap();
        Described {
            sql: value["query"].as_str().unwrap().to_owned(),
            columns: columns.iter().map(column).collect(),
        }
    };
    files.map(|file| described(&file.unwrap().path())).collect()
}

fn column(column: &Value) -> (String, &'static str) {
    let known = column["type_info"].as_str().unwrap();
    let name = column["name"].as_str().unwrap();
    let (name, read_as) = name.split_once(": ").unwrap_or((name, known));
    let of_postgres = match read_as {
        "bool" => "BOOL",
        "i64" | "Integer" => "INT8",
        "Float" => "FLOAT8",
        "Text" | "String" => "TEXT",
        unknown => panic!("{name}: {unknown}"),
    };
    (name.trim_end_matches(['!', '?']).to_owned(), of_postgres)
}
