import Foundation

/// Drives a `LoadServer` on this machine with limits for numbers and time, and prints the results.
@main
struct LoadDriver {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst(2).compactMap { Int($0) }
    switch (CommandLine.arguments.dropFirst().first, arguments.count) {
    case ("memory", 3):
      try await memory(port: arguments[0], process: arguments[1], sessions: arguments[2])
    case ("events", 4):
      try await events(
        port: arguments[0], sessions: arguments[1], perSecond: arguments[2], seconds: arguments[3])
    case ("renders", 2):
      try await renders(port: arguments[0], seconds: arguments[1])
    case ("storm", 2):
      try await storm(port: arguments[0], sessions: arguments[1])
    case ("beside", 3):
      try await beside(port: arguments[0], silent: arguments[1], seconds: arguments[2])
    default:
      print(
        """
        usage: LoadDriver memory <port> <process> <sessions>
               LoadDriver events <port> <sessions> <events a second, 0: as many as can be> <seconds>
               LoadDriver renders <port> <seconds>
               LoadDriver storm <port> <sessions>
               LoadDriver beside <port> <clients that never read> <seconds>
        """)
      exit(64)
    }
  }
}

// MARK: - Measurements

extension LoadDriver {
  /// Connects idle people in two steps, and returns the difference in memory.
  private static func memory(port: Int, process: Int, sessions: Int) async throws {
    let turnstile = Turnstile(20)
    try await withThrowingDiscardingTaskGroup { group in
      var sizes: [Int] = []
      for count in [sessions / 2, sessions - sessions / 2] {
        let gate = Gate(expected: count + 1)
        for _ in 0..<count {
          group.addTask {
            var person = try await turnstile.pass { try await Person.ask(port: port) }
            try await Connection.open(port: port) { connection in
              guard try await person.connect(&connection) else { throw Ended() }
              try await person.act(&connection)
              await gate.arrive()
              while true { _ = try await connection.readMessage() }
            }
          }
        }
        await gate.arrive()
        try await Task.sleep(for: .seconds(3))
        sizes.append(residentBytes(of: process))
      }
      let each = Double(sizes[1] - sizes[0]) / Double(sessions - sessions / 2)
      print(
        "memory: \(sizes[0] / 1_048_576) MiB at \(sessions / 2), \(sizes[1] / 1_048_576) MiB at "
          + "\(sessions) sessions; \(Int(each)) bytes each; \(Int(1_073_741_824 / each)) in 1 GiB")
      exit(0)
    }
  }

  /// Lets all people act, either after each answer or at a steady rate.
  private static func events(
    port: Int, sessions: Int, perSecond: Int, seconds: Int
  ) async throws {
    let latencies = try await latencies(
      port: port, sessions: sessions, perSecond: perSecond, seconds: seconds)
    let load = perSecond == 0 ? "as many as can be" : "\(perSecond) a second"
    print(
      "events, \(sessions) sessions, \(load): \(latencies.count / seconds) a second, "
        + describe(latencies))
  }

  /// Requests first pages over 16 connections.
  private static func renders(port: Int, seconds: Int) async throws {
    let counts = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<16 {
        group.addTask {
          try await Connection.open(port: port) { connection in
            let end = ContinuousClock.now + .seconds(seconds)
            var count = 0
            while ContinuousClock.now < end {
              try await connection.write("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
              guard try await connection.readReply().head.contains(" 200 ") else { throw Ended() }
              count += 1
            }
            return count
          }
        }
      }
      return try await group.reduce(0, +)
    }
    print("first pages: \(counts / seconds) a second")
  }

  /// Ends all connections at once, and reconnects all of them at once.
  private static func storm(port: Int, sessions: Int) async throws {
    let turnstile = Turnstile(20)
    let everybody = Gate(expected: sessions)
    let everybodyGone = Gate(expected: sessions)
    let latencies = try await withThrowingTaskGroup(of: Duration?.self) { group in
      for _ in 0..<sessions {
        group.addTask {
          var person = try await turnstile.pass { try await Person.ask(port: port) }
          person = try await Connection.open(port: port) { connection in
            var person = person
            guard try await person.connect(&connection) else { throw Ended() }
            try await person.act(&connection)
            await everybody.arrive()
            return person
          }
          await everybodyGone.arrive()
          let start = ContinuousClock.now
          return try await Connection.open(port: port) { connection in
            let isSame = try await person.connect(&connection)
            return isSame ? ContinuousClock.now - start : nil
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let resumed = latencies.compactMap(\.self)
    print(
      "reconnect storm of \(sessions): \(resumed.count) went on with their session; "
        + describe(resumed) + ", all after \(milliseconds(resumed.max() ?? .zero)) ms")
  }

  /// Measures a hundred people with and without other clients that send and never read. It repeats this in
  /// rounds, since other work of the machine can disturb a single one.
  private static func beside(port: Int, silent: Int, seconds: Int) async throws {
    let alone = try await rounds(3, "100 people alone", port: port, seconds: seconds)
    let start = ContinuousClock.now
    let silence = Task {
      await withTaskGroup(of: Duration.self) { group in
        for _ in 0..<silent {
          group.addTask {
            // It throws as soon as the server has ended the connections.
            try? await keepSilent(port: port, until: start + .seconds(120))
            return ContinuousClock.now - start
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
    }
    try await Task.sleep(for: .seconds(1))
    let beside = try await rounds(
      3, "100 people beside \(silent) who never read", port: port, seconds: seconds)
    print("the median p99: \(milliseconds(alone)) ms alone, \(milliseconds(beside)) ms beside them")
    let ends = await silence.value
    print(
      "all \(silent) who never read were let go within "
        + "\(milliseconds(ends.max() ?? .zero)) ms")
  }

  /// Returns the median of the rounds' p99.
  private static func rounds(
    _ count: Int, _ title: String, port: Int, seconds: Int
  ) async throws -> Duration {
    var slowest: [Duration] = []
    for _ in 0..<count {
      let latencies = try await latencies(
        port: port, sessions: 100, perSecond: 500, seconds: seconds)
      print("\(title): \(describe(latencies))")
      slowest.append(quantile(0.99, of: latencies.sorted()))
    }
    return slowest.sorted()[count / 2]
  }

  private static func keepSilent(port: Int, until end: ContinuousClock.Instant) async throws {
    var person = try await Person.ask(port: port)
    try await Connection.open(port: port) { connection in
      guard try await person.connect(&connection) else { throw Ended() }
      while ContinuousClock.now < end {
        try await person.send(connection)
        try await Task.sleep(for: .milliseconds(100))
      }
    }
  }

  private static func latencies(
    port: Int, sessions: Int, perSecond: Int, seconds: Int
  ) async throws -> [Duration] {
    let turnstile = Turnstile(20)
    let gate = Gate(expected: sessions)
    return try await withThrowingTaskGroup(of: [Duration].self) { group in
      for number in 0..<sessions {
        group.addTask {
          var person = try await turnstile.pass { try await Person.ask(port: port) }
          return try await Connection.open(port: port) { connection in
            guard try await person.connect(&connection) else { throw Ended() }
            await gate.arrive()
            let start = ContinuousClock.now
            let end = start + .seconds(seconds)
            var latencies: [Duration] = []
            var next = start
            if perSecond > 0 {
              next += .seconds(Double(number) / Double(perSecond))
            }
            while next < end {
              if perSecond > 0 { try await Task.sleep(until: next) }
              let begin = ContinuousClock.now
              try await person.act(&connection)
              let now = ContinuousClock.now
              latencies.append(now - begin)
              next = perSecond > 0 ? next + .seconds(Double(sessions) / Double(perSecond)) : now
            }
            return latencies
          }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
  }
}

// MARK: - Figures

extension LoadDriver {
  private static func describe(_ latencies: [Duration]) -> String {
    let sorted = latencies.sorted()
    return "p50 \(milliseconds(quantile(0.5, of: sorted))) ms, "
      + "p99 \(milliseconds(quantile(0.99, of: sorted))) ms"
  }

  private static func quantile(_ share: Double, of sorted: [Duration]) -> Duration {
    guard !sorted.isEmpty else { return .zero }
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }

  private static func milliseconds(_ duration: Duration) -> String {
    String(format: "%.1f", duration / .milliseconds(1))
  }

  private static func residentBytes(of process: Int) -> Int {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let kilobytes = status?.firstMatch(of: /VmRSS:\s+(\d+)/)?.output.1
    return (kilobytes.flatMap { Int($0) } ?? 0) * 1_024
  }
}
