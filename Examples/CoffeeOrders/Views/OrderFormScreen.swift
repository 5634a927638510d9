import CoffeeOrdersService
import HeadwaterUI

/// The form for a new or an existing order. It closes when the server has the order. Until then, it keeps the
/// input and shows the problems. Only Cancel discards the input; the escape key does not.
public struct OrderFormScreen: View {
  /// Saves the input: as a new order with the key of the attempt, or as an update.
  public typealias Save =
    @MainActor (_ draft: OrderDraft, _ order: Order?, _ key: String) async throws(OrderServiceError)
    -> Void

  @State private var form = OrderForm()
  /// The initial values of the form.
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
        // The footer exists from the start, since screen readers only announce changes inside it.
        Section {
          if !errors.other.isEmpty { Text("What you typed is still here.").font(.footnote) }
        } footer: {
          Text(errors.other).foregroundStyle(.red)
        }
        OrderFields(form: $form, errors: errors, focus: $focus)
      }
      .onSubmit { Task { await updateOrPlaceOrder() } }
      .asksBeforeDismissal(form != untouched)
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
          .buttonStyle(.borderedProminent)
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
      // The calls above throw no other errors.
      errors.other = "\(error)"
    }
    if let field = errors.firstField { focus = field }
  }

  /// Handles a conflict with another update. The form shows the current order, and the person may save again.
  private func rebase(after error: OrderServiceError) {
    guard case .refused(let report) = error, let current = report.current else { return }
    order = current
    errors.other = current.conflictNote(locale: locale)
  }
}
