"""The actions of a mouse and of keys, as WebDriver writes them."""

KEYS = {
    "Enter": "\ue007", "Tab": "\ue004", "Escape": "\ue00c", "Backspace": "\ue003", "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Home": "\ue011", "End": "\ue010",
    "Delete": "\ue017", "PageDown": "\ue00f", "Control": "\ue009", "Shift": "\ue008", "Space": " ",
}  # fmt: skip


def pointer(*actions):
    parameters = {"pointerType": "mouse"}
    return [{"type": "pointer", "id": "mouse", "parameters": parameters, "actions": list(actions)}]


def moved(x, y):
    return pointer(
        {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0, "origin": "viewport"}
    )


PRESSED = pointer({"type": "pointerDown", "button": 0})
RELEASED = pointer({"type": "pointerUp", "button": 0})


def typed(text, delay):
    actions = []
    for character in text:
        actions += [{"type": "keyDown", "value": character}, {"type": "keyUp", "value": character}]
        if delay:
            actions.append({"type": "pause", "duration": delay})
    return [{"type": "key", "id": "keys", "actions": actions}]


def pressed(names):
    keys = [KEYS.get(name, name) for name in names.split("+")]
    downs = [{"type": "keyDown", "value": key} for key in keys]
    ups = [{"type": "keyUp", "value": key} for key in reversed(keys)]
    return [{"type": "key", "id": "keys", "actions": downs + ups}]
