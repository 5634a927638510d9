import Foundation
import HeadwaterViews

/// What a person may give away.
struct ProblemReport: Identifiable {
  let id = UUID()
  let actionCount: Int

  /// The file, or why it can't be made.
  let text: Result<String, any Error>
}

/// Shows everything that is in a report, and gives it as a file.
struct ProblemReportView: View {
  let report: ProblemReport

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List {
        switch report.text {
        case .success(let text): content(text)
        case .failure(let error): Text("The report can't be made: \(String(describing: error))")
        }
      }
      .navigationTitle("Report a problem")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Done") { dismiss() }
        }
      }
    }
  }

  @ViewBuilder private func content(_ text: String) -> some View {
    Section {
      Text(
        "The file has what happened here: \(report.actionCount) actions, and what the app knew after each."
      )
      #if PortableViews
        FileLink("Save the file", name: "report.jsonl", text: text)
      #endif
    } footer: {
      #if PortableViews
        Text(
          "Nothing is sent. You save the file, and give it to whom you like. Passwords are replaced by dots."
        )
      #else
        Text("Nothing is sent. You copy the text below, and give it to whom you like.")
      #endif
    }
    Section("All that is in the file") {
      lines(of: text)
    }
  }

  @ViewBuilder private func lines(of text: String) -> some View {
    #if PortableViews || os(tvOS) || os(watchOS)
      ForEach(Array(text.split(separator: "\n").enumerated()), id: \.offset) { line in
        Text(verbatim: String(line.element)).font(.footnote.monospaced())
      }
    #else
      // A person copies the whole text from here.
      Text(verbatim: text).font(.footnote.monospaced()).textSelection(.enabled)
    #endif
  }
}
