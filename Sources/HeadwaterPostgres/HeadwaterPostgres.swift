// A journal in a PostgreSQL database: any number of processes on any number of machines.
//
// In come the batches of all replicas of this process, which are written together. Out go entries, snapshots, and
// hints of what other processes have appended. It knows the journal's contract and libpq, and no store.
//
// It stands behind the trait `Postgres`: without it the module is empty.

@_exported import HeadwaterJournal
