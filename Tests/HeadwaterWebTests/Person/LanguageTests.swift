import HeadwaterPortableViews
import NIOCore
import Testing

@testable import HeadwaterWeb

@Suite("The language of a page", .timeLimit(.minutes(3)))
struct LanguageTests {
  private func page(
    in language: String, of languages: [String] = ["en", "de-AT", "he", "th"]
  ) async throws -> String {
    var body = ""
    try await withHost(TwoColumnsApp.self, configure: { $0.languages = languages }) { host in
      let page = try await TestPage.load(host.address, headers: [("Accept-Language", language)])
      body = page.reply.body
    }
    return body
  }

  @Test("a page in German has German texts of the library, and loads those of its script")
  func german() async throws {
    let body = try await page(in: "de-DE, de;q=0.9")
    #expect(body.contains("<html lang=\"de-AT\">"))
    for text in [">Zum Inhalt springen<", ">Zurück<", "muss JavaScript erlaubt sein."] {
      #expect(body.contains(text), "\(text)")
    }
    let words = try #require(Asset.words["de"])
    #expect(body.contains("src=\"/\(words.url)\""))
    #expect(!body.contains("lang=\"en\""))
  }

  @Test("a page in English loads no texts")
  func english() async throws {
    let body = try await page(in: "en")
    #expect(body.contains(">Skip to content</a>") && body.contains(">Back<"))
    #expect(!body.contains("words-"))
    #expect(body.ranges(of: "lang=").count == 1)
  }

  @Test("in a language that the library lacks, its texts are English and say so")
  func foreign() async throws {
    let body = try await page(in: "th")
    #expect(body.contains("<html lang=\"th\">"))
    for name in ["skip", "connection", "announcer"] {
      #expect(body.contains("id=\"headwater-\(name)\" lang=\"en\""), "\(name)")
    }
    #expect(!body.contains("words-"))
  }

  @Test("the page of a wrong address is in the language of the app that the person reads")
  func notFound() async throws {
    try await withHost(configure: { $0.languages = ["en", "he", "de"] }) { host in
      for (language, html, heading) in [
        ("de", "<html lang=\"de\">", "An dieser Adresse gibt es nichts"),
        ("he", "<html lang=\"he\" dir=\"rtl\">", "אין דבר בכתובת זו"),
        ("fr", "<html lang=\"en\">", "There is nothing at this address"),
      ] {
        let reply = try await TestPage.request(
          host.address, "/x", headers: [("Accept", "text/html"), ("Accept-Language", language)])
        #expect(reply.status == 404)
        #expect(reply.body.contains(html), "\(language)")
        #expect(reply.body.contains("<h1>\(heading)</h1>"), "\(language)")
      }
    }
  }
}

@Suite("The texts of a page's script")
struct ScriptWordsTests {
  @Test("are in the scripts, or are what the server says when it ends a session")
  func known() {
    let scripts = ([Asset.script] + Asset.laterScripts).map { String(buffer: $0.body) }.joined()
    let ofServer: Set<OwnText> = [
      .connectedAlready, .connectedElsewhere, .longUnused, .mustBeLoaded, .noCookie, .otherBrowser,
      .otherVersion,
    ]
    for text in ScriptWords.texts where !ofServer.contains(text) {
      for part in text.rawValue.split(separator: #/\{\d\}/#) {
        #expect(scripts.contains(part), "\(text)")
      }
    }
  }

  @Test("of each language are a script of its own, which imports that of the page")
  func assets() throws {
    #expect(Asset.words.count == Catalogue.translations.count)
    for (language, asset) in Asset.words {
      let text = String(buffer: asset.body)
      #expect(asset.path == "headwater/words-\(language).js")
      #expect(text.contains("from\"./client.js?") && text.hasSuffix("]);\n"))
      #expect(text.contains("[\"Connected.\",\""))
    }
    let german = String(buffer: try #require(Asset.words["de"]).body)
    #expect(german.contains("[\"Reconnecting…\",\"Verbindung wird wiederhergestellt …\"]"))
  }
}

/// An app with a back button on its first page.
private struct TwoColumnsApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationSplitView {
        Text("list")
      } detail: {
        Text("detail")
      }
    }
  }
}
