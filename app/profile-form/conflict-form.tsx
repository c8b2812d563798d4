import { Radio } from "#app/components/checkbox.tsx";
import { Card } from "#app/components/card.tsx";
import { Notice } from "#app/components/notice.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { FIELD_LABELS } from "./profile-text.ts";
import type { Conflict, ProfileAnswer } from "./form-state.ts";
import { SaveBar } from "./save-bar.tsx";

type ConflictFormProps = { answer: ProfileAnswer; conflicts: readonly Conflict[]; back: string };

/** Somebody saved first, in another tab or on another phone: both versions side by side, and the person chooses. */
export function ConflictForm({ answer, conflicts, back }: ConflictFormProps) {
  return (
    <PostForm className="grid gap-4">
      <Notice tone="warning" title="O perfil mudou enquanto você escrevia">
        Alguém salvou em outra aba ou outro aparelho. Nada do que você escreveu se perdeu: escolha, campo por
        campo, o que fica.
      </Notice>
      {/* Marked as parts of the draft, so that saving ends the draft of the form that they come from. */}
      {Object.entries(answer.typed).map(([name, value]) =>
        name === "intent" ? null : (
          <input
            key={name}
            type="hidden"
            name={name}
            value={value}
            data-draft={name === "opened" ? undefined : ""}
          />
        ),
      )}
      {conflicts.map(({ field, saved, typed, preferred }) => (
        <Card key={field} title={FIELD_LABELS[field]} compact>
          <fieldset className="grid gap-3 sm:grid-cols-2">
            <legend className="sr-only">O que fica em {FIELD_LABELS[field]}</legend>
            <Version
              name={`fica.${field}`}
              value="salvo"
              label="O que está salvo"
              lines={saved}
              checked={preferred === "salvo"}
            />
            <Version
              name={`fica.${field}`}
              value="escrito"
              label="O que você escreveu"
              lines={typed}
              checked={preferred === "escrito"}
            />
          </fieldset>
        </Card>
      ))}
      <SaveBar back={back} />
    </PostForm>
  );
}

type VersionProps = {
  name: string;
  value: string;
  label: string;
  lines: readonly string[];
  checked: boolean;
};

const Version = ({ name, value, label, lines, checked }: VersionProps) => (
  <div className="rounded-control border border-line px-4 py-2 has-checked:border-ink has-checked:bg-paper">
    <Radio
      name={name}
      value={value}
      defaultChecked={checked}
      label={
        <>
          <strong className="block">{label}</strong>
          {lines.map((line, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no identity but their place.
            <span key={at} className="block wrap-anywhere">
              {line}
            </span>
          ))}
        </>
      }
    />
  </div>
);
