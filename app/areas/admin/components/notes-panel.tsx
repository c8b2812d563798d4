import { StickyNote, Trash2 } from "lucide-react";
import { SubmitButton } from "#app/components/button.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { answerTo, fieldOf } from "#app/forms/field-of.ts";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { useFormRound } from "#app/forms/use-form-round.ts";
import type { NotesView } from "../notes.ts";
import { Panel } from "./panel.tsx";

/** What the team noted about the subject of a page. Its data and answers: ../notes.ts. */
export function NotesPanel({ notes, newest, older, answer }: NotesView & { answer?: FormErrors }) {
  const round = useFormRound(answer);
  const field = fieldOf(answerTo("anotar", answer));
  return (
    <Panel title="Notas da equipe">
      <div id="notas" className="grid gap-4">
        <PostForm key={round} className="grid gap-3">
          <TextareaField
            label="Nova nota"
            hint="Não pode ser mudada depois. Faz parte da cópia dos dados que a pessoa pode pedir."
            rows={3}
            maxLength={2000}
            required
            {...field("note")}
          />
          <div>
            <SubmitButton intent="anotar" size="small">
              <StickyNote aria-hidden="true" />
              Guardar nota
            </SubmitButton>
          </div>
        </PostForm>
        {notes.length === 0 ? (
          <p className="text-compact text-muted">Nenhuma nota até agora.</p>
        ) : (
          <ul className="grid gap-3">
            {notes.map((note) => (
              <NoteItem key={note.id} {...note} />
            ))}
          </ul>
        )}
        {(newest ?? older) && (
          <p className="flex flex-wrap gap-4">
            {newest && <TextLink to={newest}>Notas mais novas</TextLink>}
            {older && <TextLink to={older}>Notas mais antigas</TextLink>}
          </p>
        )}
      </div>
    </Panel>
  );
}

function NoteItem({ id, author, own, text, writtenAt }: NotesView["notes"][number]) {
  return (
    <li className="border-t border-line pt-3">
      <p className="text-compact text-muted">
        {author ?? "Conta removida"}, {writtenAt}
      </p>
      <p className="mt-1 text-compact wrap-anywhere whitespace-pre-line">{text}</p>
      {own && (
        <PostForm className="mt-1">
          <input type="hidden" name="noteId" value={id} />
          <SubmitButton
            intent="apagar-nota"
            variant="text"
            size="small"
            aria-label={`Apagar a nota de ${writtenAt}`}
          >
            <Trash2 aria-hidden="true" />
            Apagar
          </SubmitButton>
        </PostForm>
      )}
    </li>
  );
}
