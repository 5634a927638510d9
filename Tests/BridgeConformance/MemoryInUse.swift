#if canImport(Darwin)
  import Darwin

  /// How much memory this process uses, in bytes.
  func memoryInUse() throws -> Int {
    var statistics = malloc_statistics_t()
    malloc_zone_statistics(nil, &statistics)
    return Int(statistics.size_in_use)
  }
#else
  import Foundation
  import Testing

  /// How much memory this process uses, in bytes: what of it is resident and comes from no file.
  func memoryInUse() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") })
    let kilobytes = try #require(line.split(whereSeparator: \.isWhitespace).dropFirst().first)
    return try #require(Int(kilobytes)) * 1_024
  }
#endif
