// swift-tools-version: 6.2

import PackageDescription

/// Feeds random input to the decoders of a client's bytes, with libFuzzer: see `Scripts/fuzz`.
///
/// The decoders' sources are linked into this package. So only they are compiled with the fuzzer's
/// instruments.
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
    // In C: the compiler of Swift 6.3 fails on a Swift main that passes pointers to libFuzzer.
    .executableTarget(name: "FuzzMessages", dependencies: ["MessageDecoders"]),
  ],
  swiftLanguageModes: [.v6]
)
