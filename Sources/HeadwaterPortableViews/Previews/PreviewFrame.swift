#if Previews && DEBUG
  /// Another page of the server in a frame, as a screen of a size would show it.
  package struct PreviewFrame: View {
    private let address: String
    private let title: String
    private let size: CGSize
    private let scale: CGFloat

    /// - Parameters:
    ///   - address: The address of the page, below the path of the app.
    ///   - title: The name of the frame for screen readers.
    ///   - size: The size of the screen, in points.
    ///   - scale: How much larger or smaller the frame is shown.
    package init(address: String, title: String, size: CGSize, scale: CGFloat = 1) {
      self.address = address
      self.title = title
      self.size = size
      self.scale = scale
    }

    package var body: some View {
      NativeElement(.div) {
        NativeElement(.iframe)
          .attribute(.src, address)
          .attribute(.title, title)
          // A frame that nobody has scrolled to has no session.
          .attribute(.loading, "lazy")
          .declaring(.width, size.width.pixels)
          .declaring(.height, size.height.pixels)
          .declaring(.border, "0")
          .declaring(.transform, scale == 1 ? nil : "scale(\(Double(scale).css))")
          .declaring(.transformOrigin, scale == 1 ? nil : "0 0")
      }
      // A narrow window scrolls it, also for those who only have a keyboard.
      .attribute(.tabIndex, "0")
      .declaring(.width, (size.width * scale).pixels)
      .declaring(.height, (size.height * scale).pixels)
      .declaring(.maxWidth, "100%")
      .declaring(.overflow, "auto")
      .declaring(.borderRadius, "var(--radius)")
      .declaring(.boxShadow, "0 0 0 1px var(--line)")
    }
  }

  /// A link to another page of the server, in a window of its own.
  package struct PreviewLink: View {
    private let title: String
    private let address: String

    /// - Parameters:
    ///   - title: The text of the link.
    ///   - address: The address of the page, below the path of the app.
    package init(_ title: String, address: String) {
      self.title = title
      self.address = address
    }

    package var body: some View {
      NativeElement(.a, "link") { Text(title) }
        .attribute(.href, address)
        .attribute(.target, "_blank")
    }
  }
#endif
