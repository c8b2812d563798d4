import { Check, Undo2, X } from "lucide-react";
import { useRef } from "react";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { SelectField } from "#app/components/select.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { answerTo, fieldOf } from "#app/forms/field-of.ts";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { CannedForm, CannedSelect, type CannedChoice } from "../queue/canned-select.tsx";
import { Panel } from "./panel.tsx";

type EventRequestProps = {
  inquiry: { name: string; email: string | null; message: string | null };
  asked: { location: string; date: string };
  answer?: FormErrors;
};
type DecisionProps = EventRequestProps & Omit<RefusalProps, "email" | "answer">;

/** Most events begin in the morning, and the public form asks for no hour. */
const DEFAULT_TIME = "09:00";

const TYPES = [
  { value: "campeonato", label: "Campeonato" },
  { value: "peneira", label: "Peneira" },
];

/** Two forms on one page: each shows again only what was typed in it. */
export function EventRequest({ inquiry, asked, answer, ...texts }: DecisionProps) {
  const sentBack = answerTo("ajustar", answer) ?? answerTo("recusar", answer);
  return (
    <>
      <Approval inquiry={inquiry} asked={asked} answer={answerTo("aprovar", answer)} />
      <Refusal email={inquiry.email} {...texts} answer={sentBack} />
    </>
  );
}

function Approval({ inquiry, asked, answer }: EventRequestProps) {
  const form = useFocusOnError(answer);
  const field = fieldOf(answer);
  return (
    <Panel title="Aprovar">
      <PostForm ref={form} noValidate className="grid gap-4">
        <input type="hidden" name="intent" value="aprovar" />
        <p className="text-compact text-muted">
          Confira e complete: é assim que o evento entra no calendário.{" "}
          {told(inquiry.email, "o endereço da página")}
        </p>
        <InputField label="Nome do evento" {...field("name", inquiry.name)} required maxLength={160} />
        <div className="grid gap-4 sm:grid-cols-3 xl:grid-cols-2">
          <SelectField label="Tipo" {...field("type", "campeonato")} options={TYPES} />
          <InputField label="Data" {...field("date", asked.date)} type="date" required />
          <InputField label="Horário" {...field("time", DEFAULT_TIME)} type="time" required />
        </div>
        <InputField label="Local" {...field("location", asked.location)} required maxLength={200} />
        <TextareaField
          label="Descrição"
          optional
          {...field("description", inquiry.message ?? "")}
          rows={4}
          maxLength={2000}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <InputField
            label="Vagas"
            optional
            hint="Por exemplo: 40. Vazio: sem limite."
            {...field("maxParticipants")}
            inputMode="numeric"
            maxLength={6}
          />
          <InputField
            label="Taxa, em reais"
            optional
            hint="Por exemplo: 59,00. Vazio: gratuito."
            {...field("fee")}
            inputMode="decimal"
            maxLength={20}
          />
        </div>
        <InputField
          label="Clube organizador"
          optional
          hint="O endereço da página de um clube verificado. Toda peneira precisa de um."
          {...field("club")}
          maxLength={300}
        />
        <SubmitButton variant="primary" className="justify-self-start">
          <Check aria-hidden="true" />
          Aprovar
        </SubmitButton>
      </PostForm>
    </Panel>
  );
}

type RefusalProps = {
  email: string | null;
  canned: readonly CannedChoice[];
  chosen: CannedChoice | null;
  part: Record<string, string>;
  answer?: FormErrors;
};

function Refusal({ email, canned, chosen, part, answer }: RefusalProps) {
  const form = useFocusOnError(answer);
  const words = useRef<HTMLDivElement>(null);
  return (
    <Panel title={email ? "Pedir ajuste ou recusar" : "Recusar"}>
      <PostForm ref={form} noValidate className="grid gap-4">
        <CannedSelect choices={canned} chosen={chosen?.id ?? null} words={words} />
        <div ref={words}>
          <TextareaField
            label={email ? "O que precisa mudar, ou o motivo da recusa" : "Motivo"}
            hint={told(email, "este texto")}
            {...fieldOf(answer)("reason", chosen?.text)}
            required
            rows={4}
            maxLength={1000}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          {email && (
            <SubmitButton intent="ajustar">
              <Undo2 aria-hidden="true" />
              Pedir ajuste
            </SubmitButton>
          )}
          <SubmitButton intent="recusar">
            <X aria-hidden="true" />
            Recusar
          </SubmitButton>
        </div>
      </PostForm>
      <CannedForm part={part} />
    </Panel>
  );
}

const told = (email: string | null, what: string): string =>
  email ? `Quem enviou recebe ${what} por e-mail.` : "Quem enviou não deixou e-mail: ninguém é avisado.";
