import HeadwaterPortableViews

#if canImport(Glibc)
  import Glibc
#endif

/// The memory of a session with a form of 20 rows.
@MainActor
enum MemoryBenchmark {
  struct Screen: View {
    @State private var texts = (0..<20).map { "row \($0)" }

    var body: some View {
      NavigationStack {
        List {
          ForEach(0..<20) { index in
            HStack {
              Text(texts[index]).font(.headline)
              Spacer()
              Button("Change") { texts[index] += "!" }
            }
          }
        }
        .navigationTitle("Twenty rows")
      }
    }
  }

  static func run() {
    var graphs: [ViewGraph] = []
    func add(_ count: Int) {
      for _ in 0..<count {
        let graph = ViewGraph(root: Screen())
        graph.start()
        _ = graph.flush()
        graphs.append(graph)
      }
    }
    add(50)
    let before = residentBytes()
    add(500)
    let bytes = (residentBytes() - before) / 500
    expect(graphs.count == 550, "graphs are missing")
    Report.row("memory of a screen of 20 rows", value: "\((bytes + 512) / 1_024) KiB")
  }

  /// The resident memory of the process on Linux, without what is free again; 0 on other systems.
  static func residentBytes() -> Int {
    #if canImport(Glibc)
      typealias Trim = @convention(c) (Int) -> Int32
      if let trim = dlsym(nil, "malloc_trim") { _ = unsafeBitCast(trim, to: Trim.self)(0) }
    #endif
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return 0 }
    return pages * 4_096
  }
}
