#if JournalTool
  import Foundation
  import HeadwaterJournal

  /// The stores of one or more exports.
  struct ExportFile {
    private(set) var stores: [ExportedStore] = []

    /// Reads exports. What the first one lacks is taken from the next ones.
    ///
    /// - Throws: `JournalError` with the number of a line that is none of an export, or with the entry at which the histories
    ///   of two exports part.
    init(paths: [String]) throws {
      for path in paths {
        let next = try ExportFile(path: path)
        for store in next.stores {
          if let index = stores.firstIndex(where: { $0.name == store.name }) {
            try stores[index].fill(from: store)
          } else {
            stores.append(store)
          }
        }
      }
    }

    private init(path: String) throws {
      let bytes: Data
      do {
        bytes = try Data(contentsOf: URL(filePath: path), options: .mappedIfSafe)
      } catch {
        throw JournalError.noExport(path, error.localizedDescription)
      }
      var isFirst = true
      for (index, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
        guard let record = ExportLine(Data(line)), let type = record.text("type"),
          isFirst == (type == "journal")
        else { throw JournalError.noExport(path, "line \(index + 1) is none of an export") }
        isFirst = false
        guard type != "journal" else {
          guard record.number("format") == 1 else {
            throw JournalError.noExport(path, "a newer version of Headwater has written it")
          }
          continue
        }
        guard let text = record.text("store"), take(record, type, try StoreName(text)) else {
          throw JournalError.noExport(path, "line \(index + 1) lacks a value")
        }
      }
      if isFirst { throw JournalError.noExport(path, "it is empty") }
    }

    /// Writes the stores through the functions that apps use, and says what was written.
    ///
    /// - Parameter name: The name of the one store; nil for those that they have.
    /// - Returns: Whether everything is there.
    func write(
      to journal: any Journal, as name: StoreName? = nil, _ console: Console
    ) async throws -> Bool {
      var isWell = true
      for found in stores {
        do {
          let result = try await found.write(to: journal, as: name ?? found.name)
          if result.first > 1 || found.isDamaged { isWell = false }
          try console.line(result.text(of: name ?? found.name))
        } catch let error as JournalError {
          isWell = false
          console.complain(error.message)
        }
      }
      return isWell
    }

    private mutating func take(_ line: ExportLine, _ type: String, _ name: StoreName) -> Bool {
      if stores.last?.name != name { stores.append(ExportedStore(name: name)) }
      let last = stores.count - 1
      switch type {
      case "store":
        guard let number = line.number("entries"), let version = line.number("version") else {
          return false
        }
        stores[last].head = Head(number: number, version: version)
      case "entry":
        guard let number = line.number("number"), let version = line.number("version"),
          let id = line.text("id").flatMap(UUID.init), let body = line.json("body")
        else { return false }
        // One that an export without `--skip-damaged` has marked.
        if line.isMarked("damaged") {
          stores[last].isDamaged = true
        } else {
          stores[last].entries[number] = (version, EntryDraft(id: id, body: body))
        }
      case "snapshot":
        guard let number = line.number("number"), let version = line.number("version"),
          let state = line.json("state"), let digest = line.text("digest")
        else { return false }
        if "\(Digest(of: state))" == digest {
          stores[last].snapshots.append((number, version, state))
        } else {
          stores[last].isDamaged = true
        }
      case "damaged": stores[last].isDamaged = true
      default: return false
      }
      return true
    }
  }

  /// A line of an export.
  private struct ExportLine {
    private let bytes: Data
    private let members: [String: JSONValue]

    init?(_ bytes: Data) {
      guard case .object(let members)? = try? JSONValue(json: bytes) else { return nil }
      self.bytes = bytes
      self.members = members
    }

    func text(_ key: String) -> String? {
      if case .string(let text)? = members[key] { text } else { nil }
    }

    func number(_ key: String) -> Int? {
      if case .number(let text)? = members[key] { Int(text) } else { nil }
    }

    func isMarked(_ key: String) -> Bool { members[key] == .bool(true) }

    /// The JSON of the last key, with the bytes as they are. Before it, a quotation mark in a text follows a backslash.
    func json(_ key: String) -> Data? {
      guard members[key] != nil, let start = bytes.firstRange(of: Data(",\"\(key)\":".utf8)) else {
        return members["\(key)Base64"] == nil
          ? nil : text("\(key)Base64").flatMap { Data(base64Encoded: $0) }
      }
      return Data(bytes[start.upperBound...].dropLast())
    }
  }
#endif
