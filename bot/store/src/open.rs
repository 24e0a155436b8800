//! Opening the data, in a file or a database.

use std::hash::{BuildHasher as _, RandomState};

use boxed::boxed;
use play::time::Clock;

use super::connector::Access;
use super::errors::OpenError;
use super::leases::ALONE;
use super::location::Location;
use super::particulars::Histories;
use super::pool::Pool;
use super::saving::Failing;
use super::update::{Report, UpdateStep};
use super::{Store, postgres, sqlite};

#[boxed]
impl Store {
    /// Opens the data at `location` for this process alone and brings the schema up to date. A
    /// missing file is created; an existing one is copied before it is migrated, and the copy stays
    /// beside it. A database must exist.
    pub async fn open(location: &Location) -> Result<Self, OpenError> {
        Self::open_at(location, Clock::default()).await
    }

    /// Like [`Store::open`], with another clock.
    pub async fn open_at(location: &Location, clock: Clock) -> Result<Self, OpenError> {
        Self::open_as(location, clock, Access::Alone, &|_| {}).await
    }

    /// Like [`Store::open_at`], but other processes may use a database at the same time if they
    /// also open it as shared. Leases decide what each of them serves: see [`Store::renew_leases`].
    pub async fn open_shared(location: &Location, clock: Clock) -> Result<Self, OpenError> {
        Self::open_reporting(location, clock, &|_| {}).await
    }

    /// Like [`Store::open_shared`]; if the data must be brought up to date, `report` is called
    /// before each step of that. It may take minutes. Dropping the future ends it: the step under
    /// way is undone, and the next start goes on there.
    pub async fn open_reporting(
        location: &Location,
        clock: Clock,
        report: &(dyn Fn(UpdateStep) + Send + Sync),
    ) -> Result<Self, OpenError> {
        Self::open_as(location, clock, Access::Shared, report).await
    }

    async fn open_as(
        location: &Location,
        clock: Clock,
        access: Access,
        report: Report<'_>,
    ) -> Result<Self, OpenError> {
        let (pools, lock) = match location {
            Location::File(path) => {
                let (writer, reader, lock) = sqlite::open(path, &clock, report).await?;
                let [alone, outbox, leases] = [(); 3].map(|()| writer.clone());
                ([writer, alone, reader, outbox, leases].map(Pool::File), Some(lock))
            }
            Location::Database(address) => {
                (postgres::open(address, access, report).await?.map(Pool::Postgres), None)
            }
        };
        let shared = access == Access::Shared && lock.is_none();
        let mut store = Self { _lock: lock, ..Self::of(pools, location, clock) };
        if shared {
            // From the system: generators that are seeded by the time may agree in two processes
            // that begin together.
            store.holder = (RandomState::new().hash_one(ALONE) >> 1).cast_signed().max(1);
        } else {
            store.hold_alone().await?;
        }
        Ok(store)
    }

    /// Opens the data read-only, possible while a bot uses them. Every write fails. Data of another
    /// layout are refused: this version cannot read them.
    pub async fn open_to_read(location: &Location) -> Result<Self, OpenError> {
        Self::check_layout(location).await?;
        let reader = match location {
            Location::File(path) => Pool::File(sqlite::open_to_read(path).await?),
            Location::Database(address) => Pool::Postgres(postgres::open_to_read(address)?),
        };
        let pools = [(); 5].map(|()| reader.clone());
        Ok(Self::of(pools, location, Clock::default()))
    }

    fn of(
        [writer, alone, reader, outbox, leases]: [Pool; 5],
        location: &Location,
        clock: Clock,
    ) -> Self {
        Self {
            writer,
            alone,
            reader,
            outbox,
            leases,
            holder: ALONE,
            failing: Failing::default(),
            clock,
            histories: Histories::default(),
            location: location.clone(),
            _lock: None,
        }
    }
}
