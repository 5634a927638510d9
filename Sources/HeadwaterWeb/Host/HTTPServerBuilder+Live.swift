import Hummingbird
import HummingbirdCore

#if TLS
  import HummingbirdTLS
#endif

extension HTTPServerBuilder {
  /// Answers HTTP requests, with TLS if configured, and becomes a WebSocket on request.
  static func live(
    _ configuration: WebHost.Configuration, _ settings: LiveChannel.Settings,
    serve: @escaping @Sendable (LiveChannel.Connection) async -> Void
  ) throws(WebHostError) -> HTTPServerBuilder {
    let plain = HTTPServerBuilder { responder in
      LiveChannel(http: HTTP1Channel(responder: responder), settings: settings, serve: serve)
    }
    guard let files = configuration.tls else { return plain }
    #if TLS
      let tls = try TLSConfiguration(files)
      do {
        return try .tls(plain, tlsConfiguration: tls)
      } catch {
        throw .unreadableTLS(files.certificateChain, error)
      }
    #else
      throw .withoutTLS(files.certificateChain)
    #endif
  }
}

#if TLS
  extension TLSConfiguration {
    fileprivate init(_ files: WebHost.TLSFiles) throws(WebHostError) {
      let certificates: [NIOSSLCertificate]
      do {
        certificates = try NIOSSLCertificate.fromPEMFile(files.certificateChain)
      } catch {
        throw .unreadableTLS(files.certificateChain, error)
      }
      do {
        let key = try NIOSSLPrivateKey(file: files.privateKey, format: .pem)
        self = .makeServerConfiguration(
          certificateChain: certificates.map { .certificate($0) }, privateKey: .privateKey(key))
      } catch {
        throw .unreadableTLS(files.privateKey, error)
      }
      minimumTLSVersion = .tlsv12
      applicationProtocols = ["http/1.1"]
    }
  }
#endif
