//! The answer to a member who has done something.

use play::{Done, Offer};

use crate::computers::level_called;
use crate::custom_id::{Action, GameButton};
use crate::markdown::plain;
use crate::messages as m;
use crate::spans::long;
use crate::tables::give_up_button;
use crate::texts::Texts;
use crate::{Button, Post, said, tournaments};

/// One or two sentences for the member who has done it.
pub fn done(t: &Texts, done: &Done) -> Post {
    said(sentence(t, done)).with_buttons(match done {
        Done::Opened { code } => vec![give_up_button(t, code)],
        Done::Offered { code, offer } => vec![withdraw_button(t, code, *offer)],
        _ => Vec::new(),
    })
}

/// The button with which a member takes their offer to the others back.
pub(crate) fn withdraw_button(t: &Texts, code: &str, offer: Offer) -> Button {
    let label = match offer {
        Offer::Substitute => t.say(m::ButtonKeepSeat),
        _ => t.say(m::ButtonWithdraw),
    };
    let action = Action::Withdraw(offer);
    Button::new(GameButton { code: code.to_owned(), seq: 0, action }, label)
}

fn sentence(t: &Texts, done: &Done) -> String {
    match done {
        Done::Played { code, turn } => t.say(m::DonePlayed { code, turn }),
        Done::Resigned { code } => t.say(m::DoneResigned { code }),
        Done::Opened { code } => t.say(m::DoneOpened { code }),
        Done::Begun { code } => t.say(m::DoneBegun { code }),
        Done::Joined { code, missing } => t.say(m::DoneJoined { code, missing: *missing }),
        Done::Left { code } => t.say(m::DoneLeft { code }),
        Done::InvitationDeclined { code } => t.say(m::DoneInvitationDeclined { code }),
        Done::GivenUp { code } => t.say(m::DoneGivenUp { code }),
        Done::SeatTaken { code } => t.say(m::DoneSeatTaken { code }),
        Done::Returned { code } => t.say(m::DoneReturned { code }),
        Done::Resumed { code } | Done::Thawed { code } => t.say(m::DoneGoesOn { code }),
        Done::Claimed { code } => t.say(m::DoneClaimed { code }),
        Done::TimeGiven { code, to, time } => {
            t.say(m::DoneTimeGiven { code, player: plain(to), time: long(t, *time) })
        }
        Done::ComputerSeated { code, level, begins, unrated } => {
            let level = level_called(t, level);
            let seated = if *begins {
                t.say(m::DoneComputerSeatedBegins { code, level })
            } else {
                t.say(m::DoneComputerSeated { code, level })
            };
            if *unrated { seated + " " + &t.say(m::DoneUnrated) } else { seated }
        }
        Done::ComputerTookOver { code, level, unrated } => {
            let level = level_called(t, level);
            let seated = t.say(m::DoneComputerTookOver { code, level });
            if *unrated { seated + " " + &t.say(m::DoneUnratedFromNowOn) } else { seated }
        }
        Done::Offered { code, offer } => match offer {
            Offer::Draw => t.say(m::DoneOfferedDraw { code }),
            Offer::Takeback => t.say(m::DoneOfferedTakeback { code }),
            Offer::Abort => t.say(m::DoneOfferedAbort { code }),
            Offer::Pause => t.say(m::DoneOfferedPause { code }),
            Offer::Substitute => t.say(m::DoneOfferedSubstitute { code }),
        },
        Done::Agreed { code } => t.say(m::DoneAgreed { code }),
        Done::Granted { code, offer } => match offer {
            Offer::Draw => t.say(m::DoneGrantedDraw { code }),
            Offer::Takeback => t.say(m::DoneGrantedTakeback { code }),
            Offer::Abort => t.say(m::DoneGrantedAbort { code }),
            Offer::Pause => t.say(m::DoneGrantedPause { code }),
            Offer::Substitute => t.say(m::DoneGrantedSubstitute { code }),
        },
        Done::TookBack { code, ply } => t.say(m::DoneTookBack { code, ply: *ply }),
        Done::OfferDeclined { code } => t.say(m::DoneDeclined { code }),
        Done::OfferWithdrawn { code } => t.say(m::DoneWithdrawn { code }),
        Done::SeatKept { code } => t.say(m::DoneSeatKept { code }),
        Done::TookOver { code } => t.say(m::DoneTookOver { code }),
        Done::PlansForgotten { code } => t.say(m::DonePlansForgotten { code }),
        Done::CalledOff { code } => t.say(m::DoneCalledOff { code }),
        Done::Annulled { code } => t.say(m::DoneAnnulled { code }),
        Done::Restored { code } => t.say(m::DoneRestored { code }),
        Done::Frozen { code } => t.say(m::DoneFrozen { code }),
        Done::Replaced { code, player, by } => {
            t.say(m::DoneReplaced { code, player: plain(player), substitute: plain(by) })
        }
        Done::Tournament { name, done } => tournaments::done(t, name, done),
        Done::Erased => t.say(m::DoneErased),
        Done::Forgotten => t.say(m::DoneForgotten),
        Done::Sentence(sentence) => sentence.clone(),
    }
}
