/// The validation of a username. A character is what a person counts as one.
enum UsernameValidation {
  case valid
  case tooShort

  init(_ username: String) {
    self = username.count >= 3 ? .valid : .tooShort
  }

  var message: String {
    switch self {
    case .valid: ""
    case .tooShort: "Username must have at least 3 characters"
    }
  }
}

/// The validation of a password and its repetition. A problem of the first password comes first.
enum PasswordValidation {
  case valid
  case empty
  case tooShort
  case different

  init(_ password: String, again passwordAgain: String) {
    if password.isEmpty {
      self = .empty
    } else if password.count < 5 {
      self = .tooShort
    } else if password != passwordAgain {
      self = .different
    } else {
      self = .valid
    }
  }

  var message: String {
    switch self {
    case .valid: ""
    case .empty: "Password must not be empty"
    case .tooShort: "Password not strong enough"
    case .different: "Passwords don't match"
    }
  }
}
