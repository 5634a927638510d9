// HeadwaterWeb serves an `App` live to a browser: complete HTML on the first request, then events up
// and operations down over one WebSocket.
//
// In:  HTTP requests and WebSocket messages, which are never trusted; an `App` type to serve.
// Out: HTML, two assets, and batches of operations that a `ViewGraph` hands over when it is flushed.
//
// Rooms: `Host` starts and stops and puts everything together, `HTTP` answers requests, `Socket` is
// RFC 6455 on NIO's codec, `Session` joins one person to one `ViewGraph`, `Messages` is the protocol
// of `Protocol.md`. Below them, `Addresses` says where a request comes from and `Person` who it may
// be for, `Traffic` meters, `Operations` measures and logs, `Identity` makes secrets and
// `Configuration` is what may be set. `Client` is what runs in the browser.
//
// It may not know how a view makes its HTML, what a store is, or what an app does. Only `Session` and
// `SessionRegistry` run on the main actor; parsing, encoding and writing stay off it.
