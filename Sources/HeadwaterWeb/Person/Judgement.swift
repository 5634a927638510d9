/// What the app says about the person of a socket.
enum Judgement: Sendable {
  /// It serves the person or the guest.
  case admitted(Admission)
  /// It serves nobody with these cookies.
  case refused
  /// It cannot tell now, for example because its database does not answer.
  case unknown

  /// The name of the person; nil for a guest, and for somebody who is not served.
  var person: String? {
    guard case .admitted(let admission) = self else { return nil }
    return admission.person
  }
}
