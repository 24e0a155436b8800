//! What was done, for the member who did it.

use play::{Done, Offer};

use crate::markdown::plain;
use crate::spans::long;
use crate::{Post, said};

/// One sentence or two for the member who has done it.
#[must_use]
pub fn done(done: &Done) -> Post {
    said(sentence(done))
}

#[expect(clippy::too_many_lines, reason = "a line for each")]
fn sentence(done: &Done) -> String {
    match done {
        Done::Played { code, turn } => format!("Played `{turn}` in `{code}`."),
        Done::Resigned { code } => format!("You have resigned in `{code}`."),
        Done::Opened { code } => {
            format!("Table `{code}` is open; it starts when every seat is taken.")
        }
        Done::Begun { code } => format!("`{code}` begins; the board follows."),
        Done::Joined { code, missing: 0 } => {
            format!("You have a seat at `{code}`. Everyone is here: the board follows.")
        }
        Done::Joined { code, missing: 1 } => {
            format!("You have a seat at `{code}`; it starts when one more has joined.")
        }
        Done::Joined { code, .. } => {
            format!("You have a seat at `{code}`; it starts when the others have joined.")
        }
        Done::Left { code } => format!("You have left the table `{code}`."),
        Done::InvitationDeclined { code } => {
            format!("You have declined the invitation to `{code}`.")
        }
        Done::GivenUp { code } => format!("The table `{code}` is given up."),
        Done::SeatTaken { code } => {
            format!("You have taken over a seat at `{code}`; the board follows.")
        }
        Done::Returned { code } => format!("Welcome back to `{code}`; the board follows."),
        Done::Resumed { code } | Done::Thawed { code } => {
            format!("`{code}` goes on; the board follows.")
        }
        Done::Claimed { code } => format!(
            "You have claimed the time that ran out in `{code}`; the channel is told what follows."
        ),
        Done::TimeGiven { code, to, time } => {
            format!("{} has {} more in `{code}`.", plain(to), long(*time))
        }
        Done::ComputerSeated {
            code,
            level,
            begins,
            unrated,
        } => {
            let seated = if *begins {
                format!(
                    "A {level} computer has sat down at `{code}`. Everyone is here: the board follows."
                )
            } else {
                format!(
                    "A {level} computer has sat down at `{code}`; it starts when every seat is taken."
                )
            };
            if *unrated {
                format!("{seated} The game is unrated, because a computer plays.")
            } else {
                seated
            }
        }
        Done::ComputerTookOver {
            code,
            level,
            unrated,
        } => {
            let seated = format!(
                "A {level} computer has taken the seat over at `{code}`; whoever had it cannot come back to it."
            );
            if *unrated {
                format!("{seated} The game is unrated from now on.")
            } else {
                seated
            }
        }
        Done::Offered { code, offer } => match offer {
            Offer::Draw => format!("You have offered a draw in `{code}`; a turn declines it."),
            Offer::Takeback => {
                format!("You have asked to take your turn in `{code}` back; a turn declines it.")
            }
            Offer::Abort => format!("You have asked to call `{code}` off; a turn declines it."),
            Offer::Pause => format!("You have asked to pause `{code}`; a turn declines it."),
            Offer::Substitute => format!(
                "Your seat in `{code}` is offered to anybody; until someone takes it you play on."
            ),
        },
        Done::Agreed { code } => format!("You have agreed in `{code}`; it waits for the others."),
        Done::Granted { code, offer } => match offer {
            Offer::Draw => format!("`{code}` is a draw."),
            Offer::Takeback => format!("The turn in `{code}` is taken back."),
            Offer::Abort => format!("`{code}` is called off."),
            Offer::Pause => format!("`{code}` is paused; any player can press `Resume`."),
            Offer::Substitute => format!("The seat in `{code}` is taken over."),
        },
        Done::TookBack { code, ply } => format!("You have taken turn {ply} in `{code}` back."),
        Done::OfferDeclined { code } => format!("You have declined in `{code}`."),
        Done::OfferWithdrawn { code } => format!("You have taken your offer in `{code}` back."),
        Done::SeatKept { code } => format!("You keep your seat in `{code}`."),
        Done::TookOver { code } => format!("You play on in `{code}`; good luck."),
        Done::PlansForgotten { code } => {
            format!("Everything you had planned in `{code}` is forgotten.")
        }
        Done::CalledOff { code } => {
            format!("`{code}` is called off; its channel is told why.")
        }
        Done::Frozen { code } => {
            format!("`{code}` is on hold; `/pacru-admin thaw` lets it go on.")
        }
        Done::Replaced { code, player, by } => {
            format!("{} plays on for {} in `{code}`.", plain(by), plain(player))
        }
        Done::Erased => {
            "The member is erased: what was theirs is a former player's now.".to_owned()
        }
        Done::Forgotten => "That was done already.".to_owned(),
        Done::Sentence(sentence) => sentence.clone(),
    }
}
