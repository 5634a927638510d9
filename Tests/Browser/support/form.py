"""The sign-up form as a person sees it: by labels, texts and roles."""

from playwright.sync_api import expect

USERNAME_TOO_SHORT = "Username must have at least 3 characters"
PASSWORD_EMPTY = "Password must not be empty"
PASSWORD_TOO_SHORT = "Password not strong enough"
PASSWORDS_DIFFER = "Passwords don't match"
MESSAGES = [USERNAME_TOO_SHORT, PASSWORD_EMPTY, PASSWORD_TOO_SHORT, PASSWORDS_DIFFER]

# The time from the last keystroke to a message. A browser and a busy machine take longer.
PAUSE = 0.8
LATEST = 1.5


class SignUpForm:
    def __init__(self, page, hands):
        self.page = page
        self.hands = hands(page)
        self.username = page.get_by_label("Username", exact=True)
        self.password = page.get_by_label("Password", exact=True)
        self.password_again = page.get_by_label("Password again", exact=True)
        self.sign_up = page.get_by_role("button", name="Sign Up", exact=True)
        self.sheet = page.get_by_role("dialog")
        self.dismiss = page.get_by_role("button", name="Dismiss", exact=True)

    def open(self, address):
        """Opens the form from the front page, like a person."""
        self.page.goto(address)
        self.hands.press(self.page.get_by_role("link", name="Sign-up").first)
        expect(self.username).to_be_visible()
        self.page.evaluate(WATCH)
        return self

    def type(self, field, text, delay=0):
        self._go_to_end(field)
        self.page.keyboard.type(text, delay=delay)

    def insert(self, field, text):
        """Inserts text that no single key types: accents, emoji, a pasted text."""
        self._go_to_end(field)
        self.page.keyboard.insert_text(text)

    def erase(self, field, count):
        self._go_to_end(field)
        for _ in range(count):
            self.page.keyboard.press("Backspace")

    def _go_to_end(self, field):
        """Tab selects the whole text of a field, and the next key would replace it."""
        self.hands.go_to(field)
        self.page.keyboard.press("End")

    def fill_validly(self):
        self.type(self.username, "alice")
        self.type(self.password, "12345")
        self.type(self.password_again, "12345")
        expect(self.sign_up).to_be_enabled()

    def message(self, text):
        return self.page.get_by_text(text, exact=True)

    def expect_message(self, text):
        expect(self.message(text)).to_be_visible()

    def expect_no_message(self):
        for text in MESSAGES:
            expect(self.message(text)).not_to_be_visible()

    def wait_out_the_pause(self):
        """Waits long enough for any message to appear."""
        self.page.wait_for_timeout(LATEST * 1000)

    def seconds_to_message(self, text):
        """The time from the last key to the first change of the page that shows the text."""
        # The message of an earlier pause may still stand there when the last key is pressed.
        return self.page.wait_for_function(SECONDS_TO_TEXT, arg=text).json_value()


# Records the times of keys and of changes of the page, with the page's own clock.
WATCH = """() => {
  const log = window.watched = []
  addEventListener('input', () => log.push({ time: performance.now(), key: true }), true)
  new MutationObserver(() => {
    log.push({ time: performance.now(), text: document.body.innerText })
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}"""

SECONDS_TO_TEXT = """text => {
  const last = watched.findLastIndex(entry => entry.key)
  const shown = watched.slice(last).find(entry => entry.text?.includes(text))
  return shown && (shown.time - watched[last].time) / 1000
}"""
