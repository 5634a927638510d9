extension Preview {
  /// The previews that the program declares, by module, file and line.
  ///
  /// Of a program with dynamic libraries, these are those in the same library as this module.
  package static let declared: [Preview] = found.sorted {
    ($0.fileID, $0.line) < ($1.fileID, $1.line)
  }

  /// Why no build like this one has previews; nil if it has those that it declares, given the trait.
  package static var obstacle: String? {
    #if !os(Linux)
      "Previews are found on Linux only; elsewhere Xcode shows them."
    #elseif !compiler(>=6.3)
      "Previews are found by what Swift 6.3 can write; this program was built by an older compiler."
    #elseif !DEBUG
      "Previews are in debug builds only."
    #else
      nil
    #endif
  }

  /// Why this build has no previews; nil if it has those that it declares.
  package static var absence: String? {
    #if Previews
      obstacle
    #else
      obstacle
        ?? "Headwater was built without its trait Previews: name it among the traits of the package in Package.swift."
    #endif
  }

  #if Previews && DEBUG && os(Linux) && compiler(>=6.3)
    private typealias Record = @convention(c) (UnsafeMutableRawPointer) -> Bool

    private static var found: [Preview] {
      let start = SectionEdge(startOfRecords).address
      let records = UnsafeRawBufferPointer(
        start: start, count: SectionEdge(endOfRecords).address - start)
      let place = UnsafeMutablePointer<Preview>.allocate(capacity: 1)
      defer { place.deallocate() }
      return records.bindMemory(to: Record.self).compactMap { record in
        record(UnsafeMutableRawPointer(place)) ? place.move() : nil
      }
    }
  #else
    private static var found: [Preview] { [] }
  #endif
}

#if Previews && DEBUG && os(Linux) && compiler(>=6.3)
  // The linker gives these names to the first byte of a section and to the first one after it. They are no functions,
  // and nothing calls them.
  @_silgen_name("__start_headwater_previews") private func startOfRecords()
  @_silgen_name("__stop_headwater_previews") private func endOfRecords()

  /// The edge of a section, whose address Swift lets us have as that of a function.
  private struct SectionEdge {
    private let edge: () -> Void

    init(_ edge: @escaping () -> Void) {
      self.edge = edge
    }

    /// A function in a field is its address and a context, which a global function has not.
    var address: UnsafeRawPointer {
      unsafeBitCast(self, to: (UnsafeRawPointer, UInt).self).0
    }
  }

  /// A record of no preview. Without any record there would be no section, and the program could not be linked.
  private enum NoPreview {
    @section("headwater_previews") @used
    static let record: @convention(c) @Sendable (UnsafeMutableRawPointer) -> Bool = { _ in false }
  }
#endif
