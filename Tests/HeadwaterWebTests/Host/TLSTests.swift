import HeadwaterPortableViews
import HeadwaterWeb
import Testing

@Suite("TLS in the host itself", .timeLimit(.minutes(3)))
struct TLSTests {
  @Test("a certificate that cannot be used is refused, with what to do")
  func refusal() async {
    let error = await #expect(throws: WebHostError.self) {
      try await withHost(configure: {
        $0.tls = WebHost.TLSFiles(certificateChain: "missing/chain.pem", privateKey: "key.pem")
      }) { _ in }
    }
    #if TLS
      let text = "'missing/chain.pem' cannot be used for TLS: it must exist and be in PEM ("
    #else
      let text =
        "'missing/chain.pem' cannot be used: this server was built without TLS. Build it with the "
        + "trait `TLS` (`traits: [\"Web\", \"TLS\"]` in the manifest of the app), or leave out "
        + "--tls-certificate and --tls-key and let a proxy end TLS, as the article Deploying shows."
    #endif
    #expect(error?.description.hasPrefix(text) == true, "\(String(describing: error))")
  }
}
