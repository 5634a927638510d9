#if Previews && DEBUG
  import HeadwaterPortableViews
  import Testing

  @testable import HeadwaterWeb

  @Suite("Previews beside a served app")
  struct ServedPreviewsTests {
    @Test("the page is below the path of the app, and may have frames of this server")
    func page() async throws {
      try await withHost { host in
        let reply = try await TestPage.request(host.address, "/_previews/")
        #expect(reply.status == 200)
        #expect(reply.body.contains("SignUp/SignUpView.swift"))
        let policy = try #require(reply["content-security-policy"])
        #expect(policy.hasSuffix("frame-src 'self'; frame-ancestors 'self'"))
        let app = try await TestPage.request(host.address, "/")
        #expect(app["content-security-policy"]?.hasSuffix("frame-ancestors 'none'") == true)
      }
    }

    @Test("a preview alone has the look that its address says")
    func look() async throws {
      let place = try #require(
        Preview.declared.first { $0.module == "SignUp" }.map {
          PreviewPlace(preview: $0.id, isAlone: true).address
        })
      try await withHost { host in
        let reply = try await TestPage.request(
          host.address,
          "/_previews/\(place)?appearance=dark&text=largest&direction=rightToLeft&locale=ar_EG")
        #expect(reply.status == 200)
        #expect(reply.body.contains("<html dir=\"rtl\" lang=\"ar\""))
        #expect(reply.body.contains("html{font-size:200%}"))
        #expect(reply.body.contains("/_previews/headwater/dark/base.css"))
        let sheet = try await TestPage.request(host.address, "/_previews/headwater/dark/base.css")
        #expect(sheet.status == 200)
        #expect(!sheet.body.contains("prefers-color-scheme"))
        #expect(sheet.body.contains("@media (min-width:0)"))
      }
    }

    @Test("a host that others can reach has none")
    func reachable() async throws {
      try await withHost(configure: { $0.trustedProxies = ["10.0.0.0/8"] }) { host in
        let reply = try await TestPage.request(host.address, "/_previews/")
        #expect(reply.status == 404)
      }
    }
  }
#endif
