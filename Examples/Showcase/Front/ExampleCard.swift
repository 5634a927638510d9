import HeadwaterUI

/// An example on the front page: its picture, what it shows, its forms, and a link to its code.
struct ExampleCard: View {
  /// One of the ways in which an app is written.
  struct Form: Identifiable {
    let example: Example
    let title: String

    var id: Example { example }
  }

  let example: Example
  let title: String
  let sentence: String
  /// The forms of an app that is there in several.
  var forms: [Form] = []

  @Environment(\.sources) private var sources
  @Environment(\.pictures) private var pictures
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      NavigationLink(value: example) {
        VStack(alignment: .leading, spacing: 4) {
          if pictures.contains(picture) {
            Image(decorative: picture).resizable()
              .aspectRatio(CGSize(width: 8, height: 5), contentMode: .fill)
              .clipShape(RoundedRectangle(cornerRadius: 10))
          }
          Text(title).font(.headline).foregroundStyle(.primary).padding(.top, 8)
          Text(sentence).font(.subheadline).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      // The links of the cards of a row are at one height.
      Spacer(minLength: 0)
      Group {
        if forms.isEmpty {
          source
        } else {
          HStack(spacing: 4) {
            ForEach(forms) { form in
              NavigationLink(form.title, value: form.example)
                .accessibilityLabel("\(title), \(form.title.lowercased())")
            }
            source
          }
        }
      }
      .font(.subheadline)
    }
    .padding(4)
    .background(.background, in: RoundedRectangle(cornerRadius: 16))
  }

  @ViewBuilder private var source: some View {
    if let code = sources?.page(of: example.keyFile, in: example.source) {
      Link("Source", destination: code).accessibilityLabel("Source of \(title)")
    }
  }

  private var picture: String {
    "\(example.rawValue)-\(colorScheme == .dark ? "dark" : "light").webp"
  }
}
