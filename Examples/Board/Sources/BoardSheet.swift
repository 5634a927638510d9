import Foundation
import HeadwaterUI

/// What the board shows in a sheet. Its address follows that of the board.
enum BoardSheet: Hashable, Identifiable {
  case card(Card.ID)
  case me

  var id: Self { self }
}

extension BoardSheet: AddressValue {
  init?(addressText: String) {
    if addressText == "me" {
      self = .me
    } else if let id = UUID(addressText: addressText) {
      self = .card(id)
    } else {
      return nil
    }
  }

  var addressText: String {
    switch self {
    case .card(let id): id.addressText
    case .me: "me"
    }
  }
}
