import { parseFields, textIn, typedIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { MAX_NOTES } from "#domain/scouting/limits.ts";
import { noteSchema, type NoteInput } from "#domain/scouting/note-schema.ts";
import { deleteNote, editNote, writeNote } from "#server/scouting/notes.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import { NOT_OPEN } from "./list-problems.ts";

interface NotePost {
  actor: Actor;
  athleteId: string;
  form: FormData;
  page: string;
}

/** A note that is written, corrected or deleted. Null: the form is another one. */
export async function answerNote({ actor, athleteId, form, page }: NotePost) {
  const intent = textIn(form, "intent");
  if (intent === "apagar-nota") {
    const deleted = await deleteNote(actor, textIn(form, "nota"));
    const flash: Flash = deleted.ok
      ? { kind: "success", title: "Nota apagada" }
      : deleted.error === "not_entitled"
        ? NOT_OPEN
        : GONE;
    return redirectWith(page, { flash });
  }
  if (intent !== "anotar" && intent !== "corrigir") return null;
  const parsed = parseFields<NoteInput>(form, noteSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const done =
    intent === "anotar"
      ? await writeNote(actor, athleteId, parsed.value)
      : await editNote(actor, textIn(form, "nota"), parsed.value);
  if (done.ok)
    return redirectWith(page, {
      flash: {
        kind: "success",
        title: intent === "corrigir" ? "Nota corrigida" : "Nota guardada",
        ...(intent === "anotar" && {
          body: parsed.value.private ? "Só você lê esta nota." : "Todo o clube lê esta nota.",
        }),
      },
    });
  // What was typed is not lost, whatever the reason.
  return refuse({ typed: typedIn(form, noteSchema), flash: PROBLEMS[done.error] });
}

const GONE: Flash = {
  kind: "error",
  title: "Esta nota não existe mais",
  body: "Ela pode ter sido apagada, ou não é sua para mudar.",
};

const PROBLEMS: Record<"not_found" | "not_entitled" | "too_many_notes" | "too_late", Flash> = {
  not_found: GONE,
  not_entitled: NOT_OPEN,
  too_late: {
    kind: "error",
    title: "Esta nota já não se corrige",
    body: "Uma nota se corrige no primeiro dia. Escreva outra, ou apague esta.",
  },
  too_many_notes: {
    kind: "error",
    title: "São notas demais",
    body: `Cabem ${MAX_NOTES} notas do clube por atleta. Apague uma para escrever outra.`,
  },
};
