#if Postgres
  import Dispatch
  import Foundation
  import Synchronization

  /// Lets the process end without a fault while connections are being made.
  ///
  /// At its end, `exit()` calls what the libraries of libpq have registered, such as OpenSSL and Kerberos, while other
  /// threads go on. One that makes a connection would find their locks gone. So the end waits for it, and no other one
  /// begins. State of the whole process belongs to this file alone: the end is one for all journals.
  enum ProcessEnd {
    private static let isNear = Mutex(false)
    private static let connecting = DispatchGroup()

    /// The longest wait. A server that can't be reached keeps a thread for seconds, but not in those libraries.
    private static let patience = DispatchTimeInterval.seconds(1)

    private static let isPrepared: Bool = {
      keepOpenSSL()
      return atexit {
        isNear.withLock { $0 = true }
        _ = connecting.wait(timeout: .now() + patience)
      } == 0
    }()

    /// Makes a connection, unless the process ends.
    static func connect(_ body: () -> OpaquePointer?) -> OpaquePointer? {
      _ = isPrepared
      connecting.enter()
      defer { connecting.leave() }
      return isNear.withLock(\.self) ? nil : body()
    }

    /// Keeps what OpenSSL has, which connections that are open use, until the process is gone.
    private static func keepOpenSSL() {
      // It is a library of libpq, and not of this module, which has no header of it. It has to be asked before its use.
      guard let symbol = dlsym(nil, "OPENSSL_init_crypto") else { return }
      typealias Initialize = @convention(c) (UInt64, OpaquePointer?) -> Int32
      let withoutExit: UInt64 = 0x0008_0000
      _ = unsafeBitCast(symbol, to: Initialize.self)(withoutExit, nil)
    }
  }
#endif
