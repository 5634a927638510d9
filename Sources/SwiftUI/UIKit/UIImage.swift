import HeadwaterPortableViews

/// A picture of UIKit, for `Image(uiImage:)`.
public final class UIImage: Hashable, Sendable {
  let image: Image
  private let picture: Picture?

  /// The size in points; zero for a picture that the app serves, whose size only the browser knows.
  public var size: CGSize { picture?.size ?? .zero }

  /// The pixels of a point.
  public var scale: CGFloat { CGFloat(picture?.scale ?? 1) }

  /// Makes an empty picture.
  public init() {
    image = Image(decorative: "")
    picture = nil
  }

  /// Makes a picture that is served in `images/`, beside the app's pages.
  ///
  /// It is never nil: only the browser finds out whether the picture is there.
  public init?(named name: String) {
    image = Image(name)
    picture = nil
  }

  /// Makes a system symbol.
  public init?(systemName name: String) {
    image = Image(systemName: name)
    picture = nil
  }

  /// Makes a picture of PNG, JPEG, GIF or WebP; nil for other data, and for more than two million bytes.
  public init?(data: Data, scale: CGFloat = 1) {
    guard let picture = Picture(data, scale: Double(scale)) else { return nil }
    image = Image(picture)
    self.picture = picture
  }

  public static func == (left: UIImage, right: UIImage) -> Bool { left.image == right.image }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
  }
}

extension Image {
  /// Makes a view of a picture of UIKit.
  nonisolated public init(uiImage: UIImage) { self = uiImage.image }
}
