import { z } from "zod";
import { textField } from "#domain/inquiries/fields.ts";

/** What staff keep notes about. */
export const NOTE_SUBJECTS = ["athlete", "club", "user", "sponsor", "championship", "event"] as const;

/** One of these things, by its id. */
export interface NoteSubject {
  type: (typeof NOTE_SUBJECTS)[number];
  id: string;
}

export const noteSchema = z.object({ note: textField("Escreva a nota.", { max: 2000 }) });
