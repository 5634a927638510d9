// Tests of a served app from the outside: the finders of HeadwaterUITesting over a socket.
//
// In flows the address of a server, in this process or another. Out flows a `RemoteHost`, which is a
// `UserInterface` like the headless `ViewHost`, so that one test body runs on both.
//
// This room knows HTTP and WebSocket as a client speaks them. What the messages mean is known to
// `RemoteHost`, and what the app does to nobody here.

@_exported import HeadwaterUITesting

#if !Web
  #error("HeadwaterWebTesting needs the trait `Web`.")
#endif
