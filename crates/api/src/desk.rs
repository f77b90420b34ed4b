//! A running table of any game, with the game's type hidden.

mod game;

use ::lan::Payload;
use ::lan::host::Happening;
use bots::Level;
use dealer::Time;
use table::{Digest, Eye, Seat, Seats};

use crate::{ActError, Chapter, GameMove, Look, Setup, State};

pub(crate) use game::{GameDesk, Opening, stem, write_line};

/// A running table of any game. What an input brings about is not known to anybody until it is
/// [kept](Desk::kept); until then it can be [forgotten](Desk::forget).
pub(crate) trait Desk: Send {
    fn act(&mut self, now: Time, seat: Seat, moment: u32, mv: GameMove) -> Result<(), ActError>;
    /// Acts for somebody at another machine, who has seen so many lines.
    fn act_from_afar(
        &mut self,
        now: Time,
        seat: Seat,
        seen: u32,
        mv: GameMove,
    ) -> Result<(), ActError>;
    fn undo(&mut self, now: Time, seat: Seat) -> Result<(), ActError>;
    fn tick(&mut self, now: Time);
    /// Gives those awaited their whole time again.
    fn wind(&mut self, now: Time);
    /// Lets a bot play for the player of a seat from now on, or the player himself again.
    fn stand_in(&mut self, seat: Seat, level: Option<Level>);
    /// Lets a bot that is awaited think and act.
    fn play_bot(&mut self, now: Time);
    fn awaited_bots(&self) -> Seats;
    /// Bots that are not awaited and may put something in all the same.
    fn bots_out_of_turn(&self) -> Seats;
    /// Lets those bots put something in, in no order that anybody knows; says whether one did.
    fn put_in(&mut self, now: Time) -> bool;
    /// Is it for a bot to close a moment in which people may put something in?
    fn bot_closes(&self) -> bool;
    /// Until when a moment cannot be closed.
    fn open_until(&self) -> Time;
    fn deadline(&self) -> Option<Time>;
    fn is_over(&self) -> bool;
    fn look(&self, seat: Seat) -> Result<Look, ActError>;
    fn state(&self, now: Time) -> State;
    /// The number of the last line.
    fn line(&self) -> u32;
    fn story(&self) -> &[Chapter];
    fn round(&self) -> u32;
    fn awaited(&self) -> Seats;
    fn setup(&self) -> &Setup;
    /// The lines that are to be on disk before anybody is told.
    fn unkept(&mut self) -> String;
    /// The lines are on disk: what has become known since the last time.
    fn kept(&mut self) -> Vec<News>;
    /// The lines could not be kept: everything is as it was before the last input.
    fn forget(&mut self);
    /// What happened after a line, as the stand saw it: as much as goes into one message.
    fn past(&self, after: u32) -> Payload;
    /// The fingerprint of the game's figures.
    fn book(&self) -> Digest;
    /// How many things have happened at a table with guests, what is not kept yet among them.
    fn happened(&self) -> u32;
    /// Tells what guests have not been told yet, each for all eyes.
    fn tell_guests(&mut self, tell: &mut dyn FnMut(Happening));
    /// The table as these eyes see it now.
    fn shown(&self, eye: Eye) -> Payload;
}

/// What has become known.
pub(crate) enum News {
    Happened(Chapter),
    /// The story has become shorter.
    TakenBack,
}
