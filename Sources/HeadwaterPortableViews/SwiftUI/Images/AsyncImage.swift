/// The state of a picture that is loaded.
public enum AsyncImagePhase: Sendable {
  /// Nothing is loaded yet.
  case empty
  /// The picture.
  case success(Image)
  /// The error that kept it from being loaded.
  case failure(any Error)

  /// The picture, if it is loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error, if it cannot be loaded.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A picture of an address, which the server loads for the person.
///
/// ```swift
/// AsyncImage(url: article.picture) { phase in
///   if let image = phase.image { image.resizable().scaledToFit() } else { ProgressView() }
/// }
/// ```
///
/// - The server loads it when the view appears, so the picture's host does not learn of the person. It becomes a part
///   of the page.
/// - The app decides what is loaded. An address that a person has typed may name a server that only yours can reach.
/// - Partial: pictures of more than two million bytes, and those that are neither PNG, JPEG, GIF nor WebP, fail.
///   Each view loads its picture anew.
public struct AsyncImage<Content: View> {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var phase: AsyncImagePhase
  @Environment(\.pictureLoader) private var loader

  /// Makes views for each phase.
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
    _phase = State(wrappedValue: .empty)
  }

  /// Makes a view of the picture, and a view until it is there.
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

extension AsyncImage: View {
  /// The views of the current phase.
  public var body: some View {
    let (url, scale, transaction, loader) = (url, Double(scale), transaction, loader)
    content(phase).task(id: url) {
      guard let url else { return phase = .empty }
      let loaded = await loader.phase(of: url, scale: scale)
      guard !Task.isCancelled else { return }
      withTransaction(transaction) { phase = loaded }
    }
  }
}

extension AsyncImage where Content == Image {
  /// Makes the picture; nothing until it is there.
  nonisolated public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { $0.image ?? Image.nothing }
  }
}

extension Image {
  /// A picture of one transparent point.
  nonisolated fileprivate static var nothing: Image {
    let data = Data(base64Encoded: "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7")
    return data.flatMap { Picture($0) }.map { Image($0) } ?? Image(decorative: "")
  }
}
