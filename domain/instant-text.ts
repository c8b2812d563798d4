/** An instant as a hidden field carries it; null when it is none. */
export function readInstant(text: string): Temporal.Instant | null {
  if (!/^\d{4}-\d{2}-\d{2}T[\d:.]{8,20}Z$/.test(text)) return null;
  try {
    return Temporal.Instant.from(text);
  } catch {
    return null;
  }
}
