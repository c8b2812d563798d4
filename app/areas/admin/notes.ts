import { orAsTyped } from "#app/forms/or-as-typed.ts";
import { parseFields, textIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { formatDateTime } from "#domain/date-time.ts";
import { noteSchema, type NoteSubject } from "#domain/desk/notes.ts";
import { asId } from "#domain/id.ts";
import type { Actor } from "#domain/identity/actor.ts";
import * as notes from "#server/desk/notes/notes.server.ts";

const OLDER = "notas";

export type NotesView = Awaited<ReturnType<typeof readNotes>>;

/** For the loader of a page with a notes panel. The address of the page says from which note on (`?notas=`). */
export async function readNotes(actor: Actor, subject: NoteSubject, url: URL) {
  const before = asId(url.searchParams.get(OLDER));
  const { notes: page, more } = await notes.notesAbout(actor, subject, before);
  return {
    notes: page.map(({ writtenAt, ...note }) => ({ ...note, writtenAt: formatDateTime(writtenAt) })),
    newest: before ? withOlder(url, null) : null,
    older: more ? withOlder(url, page.at(-1)!.id) : null,
  };
}

/** For the action of such a page: the answer to the panel's two forms, and null for every other form. */
export const answerNotes = (actor: Actor, subject: NoteSubject, form: FormData, here: string) =>
  orAsTyped(form, answerPanel(actor, subject, form, here));

async function answerPanel(actor: Actor, subject: NoteSubject, form: FormData, here: string) {
  const intent = form.get("intent");
  if (intent === "anotar") {
    const parsed = parseFields(form, noteSchema);
    if (!parsed.ok) return refuse(parsed.error);
    const written = await notes.writeNote(actor, subject, parsed.value.note);
    return redirectWith(here, {
      flash: written.ok
        ? { kind: "success", title: "Nota guardada", body: "Só a equipe a lê aqui." }
        : { kind: "error", title: "Não foi possível guardar a nota" },
    });
  }
  if (intent === "apagar-nota") {
    const deleted = await notes.deleteNote(actor, subject, textIn(form, "noteId"));
    return redirectWith(here, {
      flash: deleted.ok
        ? { kind: "success", title: "Nota apagada", body: "O registro guarda quem apagou." }
        : { kind: "error", title: "Só quem escreveu a nota pode apagá-la" },
    });
  }
  return null;
}

function withOlder(url: URL, before: string | null): string {
  const search = new URLSearchParams(url.searchParams);
  if (before) search.set(OLDER, before);
  else search.delete(OLDER);
  return `${url.pathname}${search.size > 0 ? `?${search}` : ""}#notas`;
}
