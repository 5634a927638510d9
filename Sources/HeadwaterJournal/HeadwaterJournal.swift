// Stores that outlive their process: a journal keeps, for each named store, the ordered list of its actions.
//
// In come the actions of handles, and the entries that any process has appended. Out goes the state of each store,
// which is the fold of its entries by its reducer. A journal decides the order, and no process of ours does. This
// module knows the core, and no database: those are behind the protocol `Journal`.

@_exported import Headwater
