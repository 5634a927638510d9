/// Whether a username will do. Characters are counted as a person counts them.
enum UsernameValidation {
  case valid
  case tooShort

  init(_ username: String) {
    self = username.count >= 3 ? .valid : .tooShort
  }

  var message: String {
    switch self {
    case .valid: ""
    case .tooShort: "Username must at least have 3 characters"
    }
  }
}

/// Whether a password and its repetition will do; the first password's own fault comes first.
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
