import HTTPTypes
import Hummingbird

/// A page with one form, which needs no script.
struct AccountPage {
  var status = HTTPResponse.Status.ok
  var title: String
  var fields = ""
  var problem = ""

  static let signIn = AccountPage(title: "Sign in", fields: nameField)
  static let wrongName = AccountPage(
    status: .unprocessableContent, title: "Sign in", fields: nameField,
    problem: "Write a name of at most 30 characters.")
  static let signOut = AccountPage(title: "Sign out")

  /// - Parameter next: Where the way back leads.
  func response(next: ReturnAddress) -> Response {
    Response(
      status: status,
      headers: [
        .contentType: "text/html; charset=utf-8", .cacheControl: "no-store",
        .contentSecurityPolicy:
          "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
        // With `no-referrer`, a browser would not say which origin has sent the form.
        .init("Referrer-Policy")!: "same-origin",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(string: html(next: next))))
  }

  func html(next: ReturnAddress) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title)</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="style.css">
    </head>
    <body>
    <nav><a href="\(next.reference)">Back</a></nav>
    <main>
    <h1>\(title)</h1>
    <form method="post">
    \(fields)<p role="alert">\(problem)</p>
    <button>\(title)</button>
    </form>
    </main>
    </body>
    </html>

    """
  }

  private static let nameField = """
    <p><label>Name <input name="name" autocomplete="username" maxlength="30" required></label></p>

    """
}
