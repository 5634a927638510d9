// What the tests of journals and of journaled features use. It knows the journal, and no framework of tests.

@_exported import HeadwaterJournal
