#if Postgres
  import Foundation

  /// Keeps OpenSSL, which libpq uses for TLS, from ending itself when the process ends.
  ///
  /// At its end, `exit()` calls what libraries have registered, while other threads go on. A connection that was being
  /// made then found the locks of OpenSSL gone, and ended the process with a fault though its work was done. What
  /// OpenSSL would give back belongs to the process, and ends with it.
  enum OpenSSLExit {
    /// Whether OpenSSL was asked in time, which is before its first use; false for a libpq without it.
    static let isPrevented: Bool = {
      // It is a library of libpq and not of this module, which has no header of it.
      guard let symbol = dlsym(nil, "OPENSSL_init_crypto") else { return false }
      typealias Initialize = @convention(c) (UInt64, OpaquePointer?) -> Int32
      let withoutExit: UInt64 = 0x0008_0000
      return unsafeBitCast(symbol, to: Initialize.self)(withoutExit, nil) == 1
    }()
  }
#endif
