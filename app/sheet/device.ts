const KEY = "aparelho-sumula";
let own: string | null = null;

/** A random name of this device, kept so that a reload is not taken for a second phone. It says nothing of a person. */
export function deviceId(): string {
  own ??= read() ?? crypto.randomUUID();
  try {
    localStorage.setItem(KEY, own);
  } catch {
    // Without storage each load is a device of its own.
  }
  return own;
}

function read(): string | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept && /^[\w-]{1,64}$/.test(kept) ? kept : null;
  } catch {
    return null;
  }
}
