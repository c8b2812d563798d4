import { holdsContact, routineIn } from "./minor-texts.ts";

/** A piece of a text, and whether staff should look at it. */
interface TextPart {
  text: string;
  marked: boolean;
}

/** A sentence with the spaces behind it; then its parts between commas. */
const SENTENCES = /[^.!?;\n]*(?:[.!?;](?!\s|$)[^.!?;\n]*)*(?:[.!?;]+|\n|$)\s*/g;
const CLAUSES = /[^,]*(?:,\s*|$)/g;

/**
 * The text in pieces, those marked that seem to tell where a child is and when, or how to reach it. As short as it
 * can be told: a part between commas where that is enough, else the sentence.
 */
export function markedParts(text: string): TextPart[] {
  return joined(
    pieces(text, SENTENCES).flatMap((sentence) => {
      if (!isTelling(sentence)) return [{ text: sentence, marked: false }];
      const clauses = pieces(sentence, CLAUSES).map((clause) => ({
        text: clause,
        marked: isTelling(clause),
      }));
      return clauses.some(({ marked }) => marked) ? clauses : [{ text: sentence, marked: true }];
    }),
  );
}

const isTelling = (text: string): boolean => routineIn(text).length > 0 || holdsContact(text);

const pieces = (text: string, pattern: RegExp): string[] =>
  (text.match(pattern) ?? []).filter((piece) => piece !== "");

/** Neighbours of one kind are one piece. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const all: TextPart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last?.marked === part.marked) last.text += part.text;
    else all.push({ ...part });
  }
  return all;
}
