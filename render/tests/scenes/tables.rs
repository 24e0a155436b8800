//! Standings and cross-tables.

use render::{Column, DataTable, TableCell, TableRow, Theme};

/// Standings in two halves, and a cross-table with a name in each script.
pub(crate) fn tables() -> Vec<(&'static str, DataTable)> {
    vec![
        ("standings", standings()),
        ("standings-print", standings_on_paper()),
        ("cross-table", cross_table()),
        ("swiss", swiss()),
    ]
}

const ENTRANTS: [&str; 10] = [
    "Ana",
    "Benedikta von der Heide-Wolkenstein",
    "Chika 🦊",
    "Дмитрий",
    "אליהו",
    "สมชาย",
    "漢字",
    "Zoë",
    "🦊🦊",
    "ẘïl̃d",
];

fn figure(text: &impl ToString) -> TableCell {
    TableCell::Figure(text.to_string().into())
}

fn columns(headings: &[&str], leading: usize, grid: std::ops::Range<usize>) -> Vec<Column> {
    let column = |(at, heading): (usize, &&str)| Column {
        heading: (*heading).into(),
        leads: at < leading,
        grid: grid.contains(&at),
    };
    headings.iter().enumerate().map(column).collect()
}

fn entrant(number: usize, cells: Vec<TableCell>) -> TableRow {
    TableRow {
        name: ENTRANTS[number % 10].into(),
        otherwise: format!("Player {}", number + 1).into(),
        out: number % 13 == 7,
        leads: number == 0,
        cells,
    }
}

/// Thirty-two people in two halves.
fn standings() -> DataTable {
    let row = |number: usize| {
        let points = format!("{}{}", (40 - number) / 4, ["", "½"][number % 2]);
        entrant(number, vec![figure(&(number + 1)), figure(&points)])
    };
    DataTable {
        title: "Autumn Swiss".into(),
        subtitle: "Standings after round 5 of 6".into(),
        columns: columns(&["#", "Points"], 1, 0..0),
        rows: (0..32).map(row).collect(),
        halved: true,
        ..DataTable::default()
    }
}

/// Ten people with their tie-breaks.
fn standings_on_paper() -> DataTable {
    let row = |number: usize| {
        let cells = [
            figure(&(number + 1)),
            figure(&(9 - number)),
            TableCell::Faint("9".into()),
            TableCell::Faint(format!("{}½", 40 - 4 * number).as_str().into()),
            TableCell::Faint((9 - number).to_string().into()),
        ];
        entrant(number, cells.into())
    };
    DataTable {
        theme: Theme::Print,
        title: "Liga otoñal, temporada 12".into(),
        subtitle: "División 3".into(),
        columns: columns(&["#", "Puntos", "Partidas", "SB", "WON"], 1, 0..0),
        rows: (0..10).map(row).collect(),
        ..DataTable::default()
    }
}

/// A double round-robin.
fn cross_table() -> DataTable {
    let row = |number: usize| {
        let mut cells = vec![figure(&(number + 1))];
        cells.extend((0..10).map(|other| match other {
            other if other == number => TableCell::Hole,
            other if (other + number) % 7 == 5 => TableCell::Faint("•".into()),
            other => figure(&["10", "½1", "00", "11", "½½"][(3 * number + 2 * other) % 5]),
        }));
        cells.push(figure(&format!("{}½", 17 - number)));
        entrant(number, cells)
    };
    let headings = ["#", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Points"];
    DataTable {
        title: "A club championship with a name of sixty characters in all".into(),
        subtitle: "Cross-table".into(),
        columns: columns(&headings, 1, 1..11),
        rows: (0..10).map(row).collect(),
        ..DataTable::default()
    }
}

/// Nine rounds, each with the opponent and the result.
fn swiss() -> DataTable {
    let row = |number: usize| {
        let mut cells = vec![figure(&(number + 1))];
        cells.extend((0..9).map(|round| match (number + round) % 11 {
            4 => TableCell::Faint("–".into()),
            5 => figure(&"bye 1"),
            met => figure(&format!("{} {}", met * 3 % 16 + 1, ["1", "½", "0"][met % 3])),
        }));
        cells.push(figure(&(9 - number / 2)));
        entrant(number, cells)
    };
    let headings = ["#", "1", "2", "3", "4", "5", "6", "7", "8", "9", "Points"];
    DataTable {
        title: "Autumn Swiss".into(),
        subtitle: "Cross-table: the opponent's number and the result".into(),
        columns: columns(&headings, 1, 1..10),
        rows: (0..16).map(row).collect(),
        ..DataTable::default()
    }
}
