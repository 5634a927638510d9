import Foundation
import HeadwaterUI

/// Says who is in front of the screen, and keeps a note while they are.
public struct SignInScreen: View {
  @Environment(\.member) private var member
  @SceneStorage("note") private var note = ""
  @AppStorage("motto") private var motto = ""

  /// The path of the screen in its app.
  private let address: String

  /// - Parameter address: The path of the screen in its app, to which a person comes back.
  public init(address: String = "") {
    self.address = address
  }

  public var body: some View {
    Form {
      Section {
        Text(member.map { "You are \($0.name)." } ?? "You are a guest.")
        if let member {
          link("Sign out \(member.name)", to: "account/sign-out?next=\(address)")
        } else {
          link("Sign in", to: "account/sign-in?next=\(address)")
        }
      }
      Section {
        TextField("Note", text: $note)
        TextField("Motto", text: $motto)
      } footer: {
        Text(privacy)
      }
    }
    .navigationTitle("Sign-in")
    .pageDescription("An app that knows its people by a cookie.")
  }

  /// Guests of a browser are one person to the app.
  private var privacy: String {
    member == nil
      ? "The next guest in this browser sees what you type here. Sign in to keep it to yourself."
      : "Whoever comes after you in this browser does not see what you type here."
  }

  /// A link out of the app, since only a response to a request can set a cookie.
  @ViewBuilder private func link(_ title: String, to path: String) -> some View {
    if let url = URL(string: path) { Link(title, destination: url) }
  }
}

#Preview("A guest") {
  NavigationStack { SignInScreen() }
}

#Preview("A member") {
  NavigationStack { SignInScreen() }
    .environment(\.member, Member(name: "Ada"))
}
