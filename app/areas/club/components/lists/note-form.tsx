import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Checkbox } from "#app/components/checkbox.tsx";
import { InputField } from "#app/components/input.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { MAX_TAGS, NOTE_MATCH_MAX, NOTE_MAX } from "#domain/scouting/limits.ts";

interface KnownNote {
  id: string;
  text: string;
  tags: string[];
  match: string | null;
  minute: number | null;
}

type NoteFormProps = {
  /** Null for a new one. */
  note: KnownNote | null;
  page: string;
  answer?: Refused;
};

export function NoteForm({ note, page, answer }: NoteFormProps) {
  const field = fieldOf(answer);
  const form = useFocusOnError(answer);
  return (
    <PostForm ref={form} className="grid gap-4" preventScrollReset>
      {note && <input type="hidden" name="nota" value={note.id} />}
      <TextareaField
        label={note ? "Corrigir a nota" : "Nova nota"}
        rows={3}
        required
        maxLength={NOTE_MAX}
        {...field("text", note?.text)}
      />
      <div className="grid gap-4 sm:grid-cols-[1fr_9.5rem]">
        <InputField
          label="Jogo"
          optional
          maxLength={NOTE_MATCH_MAX}
          placeholder="Copa Vale Verde"
          autoComplete="off"
          {...field("match", note?.match ?? "")}
        />
        <InputField
          label="Minuto"
          optional
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          {...field("minute", note?.minute?.toString() ?? "")}
        />
      </div>
      <InputField
        label="Etiquetas"
        optional
        hint={`Até ${MAX_TAGS}, separadas por vírgula: drible, visão de jogo`}
        autoComplete="off"
        {...field("tags", note?.tags.join(", ") ?? "")}
      />
      {!note && (
        <Checkbox
          name="private"
          value="1"
          defaultChecked={answer?.typed["private"] !== undefined}
          label="Particular: só eu leio"
          hint="Nem quem administra o clube vê. Não sai em PDF nem em CSV."
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton intent={note ? "corrigir" : "anotar"}>{note ? "Salvar" : "Guardar nota"}</SubmitButton>
        {note && (
          <ButtonLink to={page} variant="text">
            Cancelar
          </ButtonLink>
        )}
      </div>
    </PostForm>
  );
}
