// The metrics of a journal, for swift-metrics.
//
// In comes what the stores of a journal do. Out go metrics and warnings. It knows HeadwaterJournal, swift-metrics and
// swift-log, so that neither a journal nor the web host needs the other one.
//
// It stands behind the trait `Web`, as these do: without it the module is empty.

@_exported import HeadwaterJournal
