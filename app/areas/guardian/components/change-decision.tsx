import { PencilLine, ToggleRight } from "lucide-react";
import type { ReactNode } from "react";
import { SubmitButton } from "#app/components/button.tsx";
import { cx } from "#app/components/class-names.ts";
import { Picture } from "#app/components/picture.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { isSwitchField, REASON_MAX } from "#domain/athletes/pending-changes.ts";
import type { Picture as PictureData } from "#domain/media/picture.ts";
import { firstName } from "#domain/person-name.ts";
import { CHANGE_NAMES } from "../change-names.ts";
import type { DeskView } from "../desk-view.ts";
import { DecisionCard } from "./decision-card.tsx";

type ChangeDecisionProps = {
  change: DeskView["changes"][number];
  primary: boolean;
  /** Why the answer to this card was refused. */
  refused?: Refused;
};

/** What the athlete asks to change: as it is today, as it would be, and the two answers. */
export function ChangeDecision({ change, primary, refused }: ChangeDecisionProps) {
  const form = useFocusOnError(refused);
  const { id, field, athlete, at } = change;
  const asksSwitch = isSwitchField(field);
  return (
    <DecisionCard
      icon={asksSwitch ? ToggleRight : PencilLine}
      title={`${asksSwitch ? "Pedido de mudança" : "Mudança no perfil"}: ${CHANGE_NAMES[field]}`}
      athlete={athlete}
    >
      <dl className={cx("grid gap-3", asksSwitch ? "grid-cols-2" : "sm:grid-cols-2")}>
        <Side label={asksSwitch ? "Hoje" : "No ar hoje"}>
          <Value change={change} value={change.current} picture={change.pictures?.current ?? null} />
        </Side>
        <Side label={`${firstName(athlete.name)} pediu em ${at}`}>
          <Value change={change} value={change.value} picture={change.pictures?.wanted ?? null} />
        </Side>
      </dl>
      <PostForm ref={form} className="grid gap-4">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="intent" value="mudanca" />
        <details open={refused !== undefined}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-grass underline underline-offset-4">
            Escrever um motivo, se recusar
          </summary>
          <TextareaField
            label="Motivo"
            {...fieldOf(refused)("reason")}
            rows={2}
            maxLength={REASON_MAX}
            hint={`${firstName(athlete.name)} lê o que você escrever.`}
          />
        </details>
        <div className="grid grid-cols-2 gap-3 sm:flex">
          <SubmitButton name="decision" value="approve" variant={primary ? "primary" : "outline"}>
            Aprovar
            <span className="sr-only"> {CHANGE_NAMES[field]}</span>
          </SubmitButton>
          <SubmitButton name="decision" value="refuse">
            Recusar
            <span className="sr-only"> {CHANGE_NAMES[field]}</span>
          </SubmitButton>
        </div>
      </PostForm>
    </DecisionCard>
  );
}

const Side = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid content-start gap-1.5 rounded-control border border-line bg-paper p-3.5">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
  </div>
);

type ValueProps = {
  change: DeskView["changes"][number];
  value: string | null;
  picture: PictureData | null;
};

function Value({ change: { field }, value, picture }: ValueProps) {
  if (isSwitchField(field)) return <strong>{value === "on" ? "Ligado" : "Desligado"}</strong>;
  if (field !== "photo" && field !== "hero")
    return value ? <>{value}</> : <span className="text-muted">Vazio</span>;
  if (!picture) return <span className="text-muted">Sem foto</span>;
  return (
    <span className="relative block aspect-square max-w-48 overflow-hidden rounded-control bg-line">
      <Picture picture={picture} alt="" sizes="12rem" className="object-contain" />
    </span>
  );
}
