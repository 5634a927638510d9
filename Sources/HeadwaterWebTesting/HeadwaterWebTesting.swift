// Tests of a served app from the outside: the finders of HeadwaterUITesting over a socket.
//
// In comes the address of a server, in this process or another. Out goes a `RemoteHost`, which is a
// `UserInterface` like the headless `ViewHost`: one test body runs on both.
//
// It knows HTTP and WebSocket as a client. `RemoteHost` knows the meaning of the messages, and nothing here
// knows the app.

@_exported import HeadwaterUITesting

#if !Web
  #error("HeadwaterWebTesting needs the trait `Web`.")
#endif
