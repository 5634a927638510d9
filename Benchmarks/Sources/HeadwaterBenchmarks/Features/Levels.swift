import Headwater

// Ten features, each around the previous one, with `Counter` in the first.
//
// All of them are written out, as in an application. The compiler would handle a generic feature differently.

enum Level1 {
  struct State: Equatable, Sendable {
    var child = Counter.State()
    var count = 0
    var title = "A title that is longer than fifteen bytes"
  }

  enum Action: Sendable {
    case child(Counter.Action)
    case renamed(String)
  }
}

enum Level2 {
  struct State: Equatable, Sendable {
    var child = Level1.State()
    var count = 0
    var title = "A title that is longer than fifteen bytes"
  }

  enum Action: Sendable {
    case child(Level1.Action)
    case renamed(String)
  }
}

enum Level3 {
  struct State: Equatable, Sendable {
    var child = Level2.State()
    var count = 0
    var title = "A title that is longer than fifteen bytes"
  }

  enum Action: Sendable {
    case child(Level2.Action)
    case renamed(String)
  }
}

enum Level4 {
  struct State: Equatable, Sendable {
    var child = Level3.State()
    var count = 0
    var title = "A title that is longer than fifteen bytes"
  }

  enum Action: Sendable {
    case child(Level3.Action)
    case renamed(String)
  }
}

enum Level5 {
  struct State: Equatable, Sendable {
    var child = Level4.State()
    var count = 0
    var title = "A title that is longer than fifteen bytes"
  }

  enum Action: Sendable {
    case child(Level4.Action)
    case renamed(String)
  }
}

enum Level6 {
  struct State: Equatable, Sendable {
    var child = Level5.State()
    var count = 0
    var title = "A title that is longer than fifteen bytes"
  }

  enum Action: Sendable {
    case child(Level5.Action)
    case renamed(String)
  }
}

enum Level7 {
  struct State: Equatable, Sendable {
    var child = Level6.State()
    var count = 0
    var title = "A title that is longer than fifteen bytes"
  }

  enum Action: Sendable {
    case child(Level6.Action)
    case renamed(String)
  }
}

enum Level8 {
  struct State: Equatable, Sendable {
    var child = Level7.State()
    var count = 0
    var title = "A title that is longer than fifteen bytes"
  }

  enum Action: Sendable {
    case child(Level7.Action)
    case renamed(String)
  }
}

enum Level9 {
  struct State: Equatable, Sendable {
    var child = Level8.State()
    var count = 0
    var title = "A title that is longer than fifteen bytes"
  }

  enum Action: Sendable {
    case child(Level8.Action)
    case renamed(String)
  }
}

enum Level10 {
  struct State: Equatable, Sendable {
    var child = Level9.State()
    var count = 0
    var title = "A title that is longer than fifteen bytes"
  }

  enum Action: Sendable {
    case child(Level9.Action)
    case renamed(String)
  }
}
