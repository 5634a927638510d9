// HeadwaterWeb serves an `App` live to a browser: complete HTML for the first request, then events and
// operations over one WebSocket.
//
// In come an `App` type, and HTTP requests and WebSocket messages, which are never trusted. Out go HTML, two
// assets, and batches of operations from the flushes of a `ViewGraph`.
//
// `Host` starts, stops and connects everything, `HTTP` answers requests, `Socket` is RFC 6455 on NIO's
// codec, `Session` connects a person to a `ViewGraph`, and `Messages` is the protocol of `Protocol.md`.
// Below them, `Addresses` finds the origin of a request, `Person` its language and preferences, `Traffic`
// meters, `Operations` measures and logs, `Identity` makes secrets, and `Configuration` has the settings.
// `Client` runs in the browser.
//
// It does not know how a view makes its HTML, what a store contains, or what an app does. Only `Session` and
// `SessionRegistry` run on the main actor; parsing, encoding and writing stay off it.
