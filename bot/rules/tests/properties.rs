//! Properties of the vocabulary, and of text typed in whole games, for any values.

use proptest::prelude::*;
use rules::{Facing, Field, FieldSet, Kind, Options, Position, Seat, Seats};

use crate::positions::start;

fn field() -> impl Strategy<Value = Field> {
    (0..81_usize).prop_map(|number| Field::ALL[number])
}

fn fields() -> impl Strategy<Value = FieldSet> {
    proptest::collection::vec(field(), 0..40).prop_map(FieldSet::from_iter)
}

/// A game some random turns long.
fn position() -> impl Strategy<Value = Position> {
    let picks = proptest::collection::vec(any::<prop::sample::Index>(), 0..60);
    (prop::sample::select(&Kind::ALL[..]), 2..=4_usize, picks).prop_map(|(kind, players, picks)| {
        let begun = start(kind, players.min(*kind.players().end()));
        picks.iter().fold(begun, |position, pick| {
            let moves = position.legal(false);
            if moves.is_empty() {
                return position;
            }
            position.play(pick.get::<String>(&moves)).expect("legal").position
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    /// Any text is refused or understood, and never changes the position it is tried on.
    #[test]
    fn text_does_no_harm(position in position(), text in "[a-k1-9vwx<>()*!, -]{0,20}|\\PC{0,30}") {
        let before = (position.position_line(), position.fingerprint());
        if let Ok(played) = position.play(&text) {
            prop_assert_eq!(position.play(&played.turn).map(|again| again.turn), Ok(played.turn));
        }
        prop_assert!(position.complete(&text, 25).len() <= 25);
        prop_assert_eq!(before, (position.position_line(), position.fingerprint()));
    }

    #[test]
    fn fields_come_back_from_their_names(field in field()) {
        prop_assert_eq!(field.to_string().parse(), Ok(field));
        prop_assert_eq!(Field::at(field.x(), field.y()), Some(field));
        prop_assert!(field.borderland().fields().contains(field));
        prop_assert_eq!(field.borderland().centre().borderland(), field.borderland());
    }

    #[test]
    fn fields_are_ordered_as_their_names(one in field(), other in field()) {
        prop_assert_eq!(one.cmp(&other), one.to_string().cmp(&other.to_string()));
    }

    #[test]
    fn a_line_is_walked_step_by_step(from in field(), to in field()) {
        let walked = from.direction_to(to).filter(|_| from != to).map(|towards| {
            std::iter::successors(from.step(towards), |at| at.step(towards)).take_while(|at| *at != to).collect()
        });
        prop_assert_eq!(from.between(to), walked.unwrap_or(FieldSet::EMPTY));
        prop_assert_eq!(from.between(to), to.between(from));
    }

    #[test]
    fn sets_step_as_their_fields_do(fields in fields(), number in 0..8_usize) {
        let towards = Facing::ALL[number];
        let stepped: FieldSet = fields.into_iter().filter_map(|field| field.step(towards)).collect();
        prop_assert_eq!(fields.stepped(towards), stepped);
        for field in FieldSet::borders(towards) {
            let to = field.step(towards).expect("another borderland");
            prop_assert_ne!(field.borderland(), to.borderland());
        }
        for field in FieldSet::ALL - FieldSet::borders(towards) {
            let same = |to: Field| to.borderland() == field.borderland();
            prop_assert!(field.step(towards).is_none_or(same));
        }
    }

    #[test]
    fn steps_can_be_taken_back(from in field(), number in 0..8_usize) {
        let towards = Facing::ALL[number];
        prop_assert_eq!(towards.turned(3).turned(-3), towards);
        if let Some(to) = from.step(towards) {
            prop_assert_eq!(to.step(towards.opposite()), Some(from));
            prop_assert_eq!(from.direction_to(to), Some(towards));
        }
    }

    #[test]
    fn sets_behave_as_sets(one in fields(), other in fields(), field in field(), count in 0..50_usize) {
        let listed: Vec<Field> = one.into_iter().collect();
        prop_assert!(listed.is_sorted_by(|a, b| a < b));
        prop_assert_eq!(listed.len(), one.len());
        prop_assert_eq!((one | other).len() + (one & other).len(), one.len() + other.len());
        prop_assert_eq!(one - other, one & !other);
        prop_assert_eq!(one.with(field).contains(field), true);
        prop_assert!(one.after(field).into_iter().all(|after| after > field));
        prop_assert_eq!(one.without_last(count).len(), one.len().saturating_sub(count));
        prop_assert_eq!(one.first(), listed.first().copied());
    }

    #[test]
    fn seats_come_back_from_their_letters(order in Just(Seat::ALL.to_vec()).prop_shuffle(), count in 2..=4_usize) {
        let seats = Seats::new(&order[..count]).expect("different seats");
        prop_assert_eq!(seats.to_string().parse(), Ok(seats));
        let json = serde_json::to_string(&seats).expect("serialisable");
        prop_assert_eq!(serde_json::from_str::<Seats>(&json).ok(), Some(seats));
        prop_assert_eq!(order[..count].iter().fold(seats.first(), |seat, _| seats.after(seat)), seats.first());
    }

    #[test]
    fn options_come_back_from_their_words(
        meeting9: Option<bool>, reorient: Option<bool>, repetition3: Option<bool>, rounds: Option<u16>,
    ) {
        let mut options = Options::default();
        options.chevrons.meeting9 = meeting9;
        options.chevrons.reorient_others_mobile = reorient;
        options.chevrons.repetition3 = repetition3;
        options.chevrons.no_progress_rounds = rounds;
        prop_assert_eq!(options.to_string().parse(), Ok(options.clone()));
        let json = serde_json::to_string(&options).expect("serialisable");
        prop_assert_eq!(serde_json::from_str::<Options>(&json).ok(), Some(options));
    }
}
