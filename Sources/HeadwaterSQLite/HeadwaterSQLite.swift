// A journal in an SQLite file: the embedded default, for one process.
//
// In come the batches of all replicas, which are written together. Out go entries and snapshots. It knows the
// journal's contract and GRDB, and no store.
//
// It stands behind the trait `SQLite`: without it the module is empty.

@_exported import HeadwaterJournal
