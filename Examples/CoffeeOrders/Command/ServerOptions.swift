import CoffeeOrdersServer

/// The options of the command line.
struct ServerOptions: Equatable {
  var host = "127.0.0.1"
  var port = CoffeeOrdersServer.defaultPort
  var database = "coffee-orders.sqlite"
  /// Additional names of the server.
  var hosts: [String] = []
  /// The key that clients have to send; nil for none.
  var key: String?
  var seeds = false
  var stopsWithInput = false
  /// Whether clients may stop the server for ten seconds.
  var isStoppable = false
  var isVerbose = false
  var helps = false

  static let usage = """
    usage: coffee-orders-server [options]
      --host <address>     where to listen (127.0.0.1)
      --port <number>      0 for any that is free (\(CoffeeOrdersServer.defaultPort))
      --database <file>    made if it is missing (coffee-orders.sqlite)
      --allowed-host <name>  a name by which clients reach it, beside localhost and addresses in
                           numbers; may be repeated
      --key <text>         what clients have to bring; better in COFFEE_ORDERS_KEY, which nobody
                           sees in the list of processes
      --seed               begin with a few orders, if there are none
      --stop-with-input    stop when the standard input ends, as when its starter has gone
      --stoppable          let clients stop it for ten seconds, to see what they do meanwhile
      --verbose            log each request
      --help               show this
    """

  /// - Throws: ``UsageError`` for an unknown or invalid option.
  init(_ arguments: [String], environment: [String: String] = [:]) throws(UsageError) {
    if let key = environment["COFFEE_ORDERS_KEY"], !key.isEmpty { self.key = key }
    var rest = arguments[...]
    func value(of option: String) throws(UsageError) -> String {
      guard let value = rest.popFirst() else { throw UsageError("\(option) needs a value.") }
      return value
    }
    while let option = rest.popFirst() {
      switch option {
      case "--host": host = try value(of: option)
      case "--port":
        let text = try value(of: option)
        guard let port = Int(text), (0...65_535).contains(port) else {
          throw UsageError("\"\(text)\" is no port: it is a number up to 65535.")
        }
        self.port = port
      case "--database": database = try value(of: option)
      case "--allowed-host": hosts.append(try value(of: option))
      case "--key":
        let text = try value(of: option)
        guard !text.isEmpty else { throw UsageError("A key has at least one character.") }
        key = text
      case "--seed": seeds = true
      case "--stop-with-input": stopsWithInput = true
      case "--stoppable": isStoppable = true
      case "--verbose": isVerbose = true
      case "--help", "-h": helps = true
      default: throw UsageError("There is no option \(option).")
      }
    }
  }
}

/// An invalid command line.
struct UsageError: Error, Equatable {
  var message: String

  init(_ message: String) {
    self.message = message
  }
}
