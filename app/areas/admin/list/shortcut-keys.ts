/** Where a browser keeps that its person has switched keys of one letter off. */
const STORED = "joia.shortcuts";
const CHANGED = "joia-shortcuts";

export function shortcutsAreOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== "off";
  } catch {
    return true;
  }
}

export function switchShortcuts(on: boolean): void {
  try {
    if (on) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, "off");
  } catch {
    // Private windows of some browsers keep nothing: the keys stay on.
  }
  dispatchEvent(new Event(CHANGED));
}

export function onShortcutsChange(call: () => void): () => void {
  addEventListener(CHANGED, call);
  addEventListener("storage", call);
  return () => {
    removeEventListener(CHANGED, call);
    removeEventListener("storage", call);
  };
}

/** Letters belong to a field that has the focus. */
export const isTypedIn = (element: Element | null): boolean =>
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.type !== "checkbox" && element.type !== "radio");
