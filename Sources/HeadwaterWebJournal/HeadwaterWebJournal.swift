// A served app on a journal: what its processes tell each other, and what they tell those who run them.
//
// In come the events of a journal's stores. Out go metrics, the readiness of a process, and the ends of sessions on all
// processes. It knows HeadwaterJournal and HeadwaterWeb, which do not know each other: an app without a journal has
// none of it, and an app without a browser needs no web host.

@_exported import HeadwaterJournal
@_exported import HeadwaterWeb
