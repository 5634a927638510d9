// swift-tools-version: 6.2

import PackageDescription

/// Throws random input at what decodes a client's bytes, by libFuzzer: see `Scripts/fuzz`.
///
/// The decoders' sources are linked into this package, so that they are compiled with the fuzzer's
/// instruments and nothing else is.
let instruments: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer"])]

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(url: "https://github.com/apple/swift-nio", from: "2.92.0")],
  targets: [
    .target(name: "HeadwaterPortableViews", swiftSettings: instruments),
    .target(
      name: "MessageDecoders",
      dependencies: [
        "HeadwaterPortableViews",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      swiftSettings: instruments
    ),
    // In C: the compiler of Swift 6.3 fails on a main of Swift that hands pointers to libFuzzer.
    .executableTarget(name: "FuzzMessages", dependencies: ["MessageDecoders"]),
  ],
  swiftLanguageModes: [.v6]
)
