/// Loads pictures.
struct PictureLoader: Sendable {
  /// The reason for which a picture cannot be shown.
  struct NoPicture: LocalizedError, Equatable {
    let url: URL

    var errorDescription: String? {
      "\(url.absoluteString) is no picture of up to \(Picture.mostBytes) bytes in PNG, JPEG, GIF or WebP."
    }
  }

  var load: @Sendable (URL) async throws -> Data = { try await PictureDownload.data(from: $0) }

  func phase(of url: URL, scale: Double) async -> AsyncImagePhase {
    do {
      guard let picture = Picture(try await load(url), scale: scale) else {
        return .failure(NoPicture(url: url))
      }
      return .success(Image(picture))
    } catch {
      return .failure(error)
    }
  }
}

private enum PictureLoaderKey: EnvironmentKey {
  static var defaultValue: PictureLoader { PictureLoader() }
}

extension EnvironmentValues {
  var pictureLoader: PictureLoader {
    get { self[PictureLoaderKey.self] }
    set { self[PictureLoaderKey.self] = newValue }
  }
}
