// OSLog by its name, on Linux: `Logger`, which writes to swift-log where the trait `Web` brings it, and to standard
// error otherwise.
//
// In come messages with values. Out go lines in which the texts of people are hidden, as on Apple's platforms:
// a string is `<private>` unless the message says `privacy: .public`.
//
// There is no module `os`: packages for Linux ask whether it can be imported, and take that for a Mac.

@_exported import Foundation
