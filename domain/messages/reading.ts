import { maskContacts } from "./mask.ts";
import type { Side } from "./sides.ts";

interface Message {
  side: Side;
  own: boolean;
  text: string;
}

interface Reading {
  reader: "club" | "guardian" | "minor" | "adult" | "staff";
  /** The conversation is open today. */
  open: boolean;
  /** A guardian switched reading on for the minor. */
  childReads: boolean;
}

/**
 * What one reader reads of a message; null: nothing, not even that it was written. With the acceptance the guardian
 * chose to talk, so that the two sides read each other whole. What a minor writes or reads holds no way to go around the
 * guardian, and one guardian does not read the other's phone.
 */
export function readableText(message: Message, { reader, open, childReads }: Reading): string | null {
  const { side, own, text } = message;
  if (reader === "minor") return open && childReads ? (own ? text : maskContacts(text)) : null;
  if (own || reader === "staff") return text;
  const masked = () => maskContacts(text);
  if (reader === "club") {
    if (side === "club") return text;
    if (!open) return null;
    return side === "minor" ? masked() : text;
  }
  if (side === "club") return open ? text : masked();
  // Of the family: a guardian reads the child, and of the other guardian only while it is open.
  if (reader === "adult" || side !== "guardian") return text;
  return open ? masked() : null;
}
