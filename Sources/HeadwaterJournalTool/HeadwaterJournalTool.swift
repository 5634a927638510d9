// Commands that look into a journal: `list`, `show`, `export` and `check`; and `verify`, in an app that mounts them
// with its reducers.
//
// In come arguments and a `JournalReader`. Out go text or lines of JSON, and an exit code. It never writes to a
// journal, so that it can look into one while an app uses it.
//
// It stands behind the trait `JournalTool`: without it the module is empty.

@_exported import HeadwaterJournal
