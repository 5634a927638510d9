"""The page without scripts, and the page under its content security policy."""

import re

import pytest
from playwright.sync_api import expect

from support.form import SignUpForm
from support.hands import Mouse


def test_the_first_answer_is_readable_without_scripts(new_context, showcase):
    page = new_context(java_script_enabled=False).new_page()
    page.goto(showcase.address)
    expect(page.get_by_role("heading").first).to_be_visible()
    expect(page.get_by_text("Sign-up").first).to_be_visible()
    assert page.title()


@pytest.fixture
def policy(page, showcase):
    header = page.goto(showcase.address).header_value("content-security-policy")
    assert header
    return {
        name: sources
        for name, _, sources in (part.strip().partition(" ") for part in header.split(";"))
    }


def test_the_policy_allows_nothing_by_default(policy):
    assert policy["default-src"] in ("'none'", "'self'")
    assert policy["base-uri"] == "'self'"
    assert policy["frame-ancestors"] in ("'none'", "'self'")
    assert "form-action" in policy


@pytest.mark.parametrize("kind", ["script-src", "style-src"])
def test_the_policy_allows_nothing_inline_without_a_nonce(policy, kind):
    sources = policy.get(kind, policy["default-src"])
    assert "unsafe" not in sources
    assert "*" not in sources


def test_the_policy_names_no_other_origin(policy, showcase):
    own = showcase.address.rstrip("/").replace("http", "ws", 1)
    for name, sources in policy.items():
        foreign = [
            source
            for source in sources.split()
            if source not in ("'none'", "'self'", "data:", own)
            and not source.startswith("'nonce-")
        ]
        assert foreign == [], name
    # A picture of another origin would tell that origin who looks at the page.
    assert policy["img-src"] == "'self' data:"


def test_nonces_are_random_and_used_once(page, showcase):
    headers = [
        page.goto(showcase.address).header_value("content-security-policy") for _ in range(2)
    ]
    nonces = [set(re.findall(r"'nonce-([^']+)'", header)) for header in headers]
    assert nonces[0] and nonces[0].isdisjoint(nonces[1])
    assert all(len(nonce) >= 22 for nonce in nonces[0] | nonces[1])


def test_a_whole_visit_violates_no_policy_and_logs_no_error(page, showcase):
    complaints = []
    page.on("console", lambda line: complaints.append(line.text)
            if line.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.add_init_script(
        """addEventListener('securitypolicyviolation', event =>
          console.error(`${event.violatedDirective} blocked ${event.blockedURI}`))"""
    )
    form = SignUpForm(page, Mouse).open(showcase.address)
    form.type(form.username, "a")
    form.wait_out_the_pause()
    form.type(form.username, "lice")
    form.type(form.password, "12345")
    form.type(form.password_again, "12345")
    form.hands.press(form.sign_up)
    expect(form.sheet).to_be_visible()
    form.hands.press(form.dismiss)
    expect(form.sheet).not_to_be_visible()
    assert complaints == []


def test_markup_that_is_typed_stays_text_when_it_comes_back(page, showcase):
    hacked = []
    page.on("dialog", lambda dialog: (hacked.append(dialog.message), dialog.dismiss()))
    form = SignUpForm(page, Mouse).open(showcase.address)
    markup = "\"'><img src=x onerror=alert(1)><script>alert(2)</script><style>*{display:none}</style>"
    form.insert(form.username, markup)
    form.wait_out_the_pause()
    # A reload makes the server write it into a page, and the script put it back.
    page.reload()
    expect(form.username).to_have_value(markup)
    form.wait_out_the_pause()
    assert hacked == []
    # The front page below has pictures.
    shown = page.locator(".screen:not([hidden])").last
    assert shown.locator("img, script, style").count() == 0
    assert page.locator("#headwater script, #headwater style, img[src=x]").count() == 0


def test_what_an_injection_would_add_does_not_run(page, showcase):
    page.goto(showcase.address)
    blocked = page.evaluate(INJECT)
    assert blocked["script"] is False
    assert blocked["handler"] is False
    assert blocked["style"] is False
    assert blocked["violations"] >= 3


# Tries the three ways in which markup that came into the page would act.
INJECT = """async () => {
  let violations = 0
  addEventListener('securitypolicyviolation', () => violations++)
  const main = document.getElementById('headwater')
  const script = document.createElement('script')
  script.textContent = 'window.scriptRan = true'
  main.append(script)
  const holder = document.createElement('div')
  holder.innerHTML = '<img src=x onerror="window.handlerRan = true"><p style="color: rgb(1, 2, 3)">a</p>'
  main.append(holder)
  await new Promise(resolve => setTimeout(resolve, 300))
  return {
    script: !!window.scriptRan,
    handler: !!window.handlerRan,
    style: getComputedStyle(holder.querySelector('p')).color === 'rgb(1, 2, 3)',
    violations,
  }
}"""
