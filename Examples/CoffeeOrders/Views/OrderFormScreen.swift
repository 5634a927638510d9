import CoffeeOrdersService
import HeadwaterUI

/// The form for a new order, or for one that is there. It closes when the server has the order; until
/// then it keeps what was typed and says what is wrong. What was typed goes by Cancel only, and not by
/// the escape key.
public struct OrderFormScreen: View {
  /// Saves what was typed: as a new order, with the key of the attempt, or in the place of one.
  public typealias Save =
    @MainActor (_ draft: OrderDraft, _ order: Order?, _ key: String) async throws(OrderServiceError)
    -> Void

  @State private var form = OrderForm()
  /// What stood in the form before anybody typed.
  @State private var untouched = OrderForm()
  @State private var errors = AddNewCoffeeOrderError()
  @State private var order: Order?
  @State private var key = PlacementKey()
  @State private var isSaving = false
  @FocusState private var focus: OrderFields.Field?

  @Environment(\.dismiss) private var dismiss
  @Environment(\.locale) private var locale
  private let save: Save

  public init(order: Order?, save: @escaping Save) {
    _order = State(wrappedValue: order)
    self.save = save
  }

  public var body: some View {
    NavigationStack {
      Form {
        // It is there from the start, since only what appears in a footer is read out.
        Section {
          if !errors.other.isEmpty { Text("What you typed is still here.").font(.footnote) }
        } footer: {
          Text(errors.other).foregroundStyle(.red)
        }
        OrderFields(form: $form, errors: errors, focus: $focus)
      }
      .onSubmit { Task { await updateOrPlaceOrder() } }
      .interactiveDismissDisabled(form != untouched)
      .onAppear {
        if let order { form = OrderForm(order, locale: locale) }
        untouched = form
      }
      .navigationTitle(order == nil ? "New order" : "Change order")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button(order == nil ? "Place order" : "Update order") {
            Task { await updateOrPlaceOrder() }
          }
          .disabled(isSaving)
        }
      }
    }
  }

  private func updateOrPlaceOrder() async {
    guard !isSaving else { return }
    isSaving = true
    defer { isSaving = false }
    do {
      let draft = try form.draft(locale: locale)
      errors = AddNewCoffeeOrderError()
      try await save(draft, order, key.value(for: draft))
      dismiss()
    } catch let error as AddNewCoffeeOrderError {
      errors = error
    } catch let error as OrderServiceError {
      errors = AddNewCoffeeOrderError(error)
      rebase(after: error)
    } catch {
      // Nothing above throws anything else.
      errors.other = "\(error)"
    }
    if let field = errors.firstField { focus = field }
  }

  /// Somebody else has changed the order meanwhile. The person is told what it is now, and may save
  /// again in full knowledge.
  private func rebase(after error: OrderServiceError) {
    guard case .refused(let report) = error, let current = report.current else { return }
    order = current
    errors.other = current.conflictNote(locale: locale)
  }
}
