import HeadwaterUITesting
import Testing

@testable import HeadwaterPortableViews

@MainActor @Suite("Pictures of addresses") struct AsyncImageTests {
  private let gif = Data(
    base64Encoded: "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7")!
  private let address = URL(string: "https://example.com/cup.gif")!

  private func host(_ view: some View, answer: Result<Data, any Error>) async -> ViewHost {
    let loader = PictureLoader { _ in try answer.get() }
    let ui = ViewHost(view.environment(\.pictureLoader, loader))
    await ui.settle()
    return ui
  }

  private var phases: some View {
    AsyncImage(url: address) { (phase: AsyncImagePhase) in
      switch phase {
      case .empty: Text("empty")
      case .success(let image): image
      case .failure(let error): Text("failed: \(error.localizedDescription)")
      }
    }
  }

  // Covers: AsyncImage, AsyncImagePhase
  @Test("a picture is first empty, and then a part of the page")
  func success() async throws {
    let loader = PictureLoader { [gif] _ in gif }
    let ui = ViewHost(phases.environment(\.pictureLoader, loader))
    _ = try ui.find(text: "empty")
    await ui.settle()
    #expect(ui.html.contains("src=\"data:image/gif;base64,R0lGOD"))
    #expect(!ui.html.contains("example.com"))
  }

  @Test("what cannot be loaded, or is no picture, fails and says why")
  func failure() async throws {
    let missing = await host(phases, answer: .failure(URLError(.cannotFindHost)))
    #expect(missing.html.contains("failed: "))
    let page = await host(phases, answer: .success(Data("<script>".utf8)))
    _ = try page.find(
      text:
        "failed: https://example.com/cup.gif is no picture of up to 2000000 bytes in PNG, JPEG, GIF or WebP."
    )
  }

  @Test("what is not of the web is not loaded", arguments: ["file:///etc/hostname", "data:,a"])
  func scheme(address: String) async throws {
    let url = try #require(URL(string: address))
    await #expect(throws: URLError(.unsupportedURL)) { try await PictureDownload.data(from: url) }
  }

  @Test("a placeholder stands for the picture until it is there")
  func placeholder() async throws {
    let view = AsyncImage(url: address) {
      $0.resizable()
    } placeholder: {
      Text("wait")
    }
    let loader = PictureLoader { [gif] _ in gif }
    let ui = ViewHost(view.environment(\.pictureLoader, loader))
    _ = try ui.find(text: "wait")
    await ui.settle()
    #expect(ui.html.contains("image resizable"))
  }

  @Test("the sizes of pictures are read from their bytes")
  func sizes() {
    let webP = Data("RIFF....WEBPVP8X....".utf8) + Data([0, 0, 0, 0, 99, 0, 0, 49, 0, 0])
    #expect(Picture(webP)?.size == CGSize(width: 100, height: 50))
    let jpeg =
      Data([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 11, 8, 0, 30, 0, 40])
      + Data(count: 9)
    #expect(Picture(jpeg, scale: 2)?.size == CGSize(width: 20, height: 15))
    #expect(Picture(Data([0xff, 0xd8, 0xff])) == nil)
  }
}
