import HeadwaterViews

#if !canImport(SwiftUI) || PortableViews || os(Linux)
  // The view layer walks through the views that are shown, outer ones first.

  struct AddressModifier: ViewModifier {
    let source: AddressSource

    func body(content: Content) -> some View {
      content.addressPart(AddressPart(source))
    }
  }

  struct UnknownAddressModifier<Unknown: View>: ViewModifier {
    let unknown: (String) -> Unknown

    func body(content: Content) -> some View {
      content.replacedAtUnknownAddress(by: unknown)
    }
  }

  extension AddressPart {
    @MainActor fileprivate init(_ source: AddressSource) {
      self.init(
        isInFront: source.isInFront,
        print: { AddressPiece(source.print()) },
        take: { piece in
          // A malformed address has no places: the whole of it stays.
          let address = Address(encodedPath: piece.path, encodedQuery: piece.query)
          let taken = source.take(address ?? Address())
          return (taken.count, AddressPiece(taken.printed))
        },
        link: Self.link(source))
    }

    @MainActor private static func link(
      _ source: AddressSource
    ) -> (@MainActor ([AnyHashable]) -> AddressPiece?)? {
      guard let link = source.link else { return nil }
      return { values in link(values).map { AddressPiece(PrintedPlaces(steps: $0)) } }
    }
  }

  extension AddressPiece {
    fileprivate init(_ printed: PrintedPlaces) {
      self.init(
        steps: printed.steps.map(\.encodedPath), query: printed.address.encodedQuery,
        isComplete: printed.isComplete)
    }
  }
#endif
