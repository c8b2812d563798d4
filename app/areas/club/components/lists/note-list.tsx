import { Lock } from "lucide-react";
import { Badge } from "#app/components/badge.tsx";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { PostForm } from "#app/forms/post-form.tsx";

interface NoteView {
  id: string;
  author: string;
  day: string;
  /** "Copa Vale Verde, 61’", or nothing. */
  match: string;
  text: string;
  tags: string[];
  private: boolean;
  edited: boolean;
  may: { edit: boolean; delete: boolean };
}

type NoteListProps = { notes: readonly NoteView[]; page: string; open: boolean; deleting: string | null };

/** The club's notes about one athlete, newest first. Author and day never change. */
export const NoteList = ({ notes, page, open, deleting }: NoteListProps) => (
  <ol className="grid gap-3">
    {notes.map((note) => (
      <li key={note.id} className="grid gap-2 panel p-4">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          <strong className="text-ink">{note.author}</strong>
          <span>{note.day}</span>
          {note.match && <span>{note.match}</span>}
          {note.edited && <span>corrigida</span>}
          {note.private && (
            <Badge>
              <Lock aria-hidden="true" />
              Só você lê
            </Badge>
          )}
        </p>
        <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
        {note.tags.length > 0 && (
          <ul className="flex flex-wrap gap-1.5">
            {note.tags.map((tag) => (
              <li key={tag} className="rounded-md bg-[#f1ecdf] px-1.5 py-0.5 text-sm font-medium">
                {tag}
              </li>
            ))}
          </ul>
        )}
        {open && deleting === note.id && (
          <PostForm preventScrollReset className="flex flex-wrap items-center gap-3">
            <input type="hidden" name="nota" value={note.id} />
            <span className="font-semibold">Apagar de vez?</span>
            <SubmitButton intent="apagar-nota" variant="danger" size="small">
              Apagar nota
            </SubmitButton>
            <ButtonLink to={page} size="small" preventScrollReset>
              Não apagar
            </ButtonLink>
          </PostForm>
        )}
        {open && deleting !== note.id && (note.may.edit || note.may.delete) && (
          <p className="flex flex-wrap gap-x-4">
            {note.may.edit && (
              <ButtonLink to={`${page}?corrigir=${note.id}`} variant="text" size="small">
                Corrigir<span className="sr-only"> a nota de {note.day}</span>
              </ButtonLink>
            )}
            {note.may.delete && (
              <ButtonLink to={`${page}?apagar=${note.id}`} variant="text" size="small" preventScrollReset>
                Apagar<span className="sr-only"> a nota de {note.day}</span>
              </ButtonLink>
            )}
          </p>
        )}
      </li>
    ))}
  </ol>
);
