import { useRef } from "react";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { SelectField } from "#app/components/select.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { CannedForm, CannedSelect, type CannedChoice } from "../queue/canned-select.tsx";
import { DecisionChoices } from "../queue/decision-choices.tsx";
import type { Verdict } from "../queue/queue-keys.tsx";
import { Panel } from "./panel.tsx";

type EventRequestProps = {
  inquiry: { name: string; email: string | null; message: string | null };
  asked: { location: string; date: string };
  canned: readonly CannedChoice[];
  chosen: CannedChoice | null;
  part: Record<string, string>;
  /** False while a colleague has the message. */
  mayDecide: boolean;
  answer?: FormErrors;
};

/** Most events begin in the morning, and the public form asks for no hour. */
const DEFAULT_TIME = "09:00";

const TYPES = [
  { value: "campeonato", label: "Campeonato" },
  { value: "peneira", label: "Peneira" },
];

const CHOICES = {
  approved: { value: "aprovar", label: "Aprovar" },
  adjust: { value: "ajustar", label: "Pedir ajuste" },
  rejected: { value: "recusar", label: "Recusar" },
} as const;

/** Without an address nobody reads what should be mended. */
export const requestVerdicts = (email: string | null): Verdict[] =>
  email ? ["approved", "adjust", "rejected"] : ["approved", "rejected"];

/** What enters the calendar, and the decision about it: one form, so that changing one's mind loses nothing. */
export function EventRequest({ inquiry, asked, canned, chosen, part, mayDecide, answer }: EventRequestProps) {
  const form = useFocusOnError(answer);
  const words = useRef<HTMLDivElement>(null);
  const field = fieldOf(answer);
  const { email } = inquiry;
  return (
    <>
      <PostForm ref={form} className="grid gap-5" data-decision="">
        <Panel title="Como entra no calendário">
          <div className="grid gap-4">
            <p className="text-compact text-muted">
              Confira e complete: se aprovar, é assim que o evento aparece.
            </p>
            <InputField label="Nome do evento" {...field("name", inquiry.name)} maxLength={160} />
            <div className="grid gap-4 sm:grid-cols-3 xl:grid-cols-2">
              <SelectField label="Tipo" {...field("type", "campeonato")} options={TYPES} />
              <InputField label="Data" {...field("date", asked.date)} type="date" />
              <InputField label="Horário" {...field("time", DEFAULT_TIME)} type="time" />
            </div>
            <InputField label="Local" {...field("location", asked.location)} maxLength={200} />
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
          </div>
        </Panel>
        <Panel title="Decisão">
          <div className="grid gap-4">
            <DecisionChoices
              name="intent"
              choices={requestVerdicts(email).map((verdict) => ({ verdict, ...CHOICES[verdict] }))}
              disabled={!mayDecide}
              chosen={answer?.typed["intent"]}
              error={undefined}
            />
            <CannedSelect choices={canned} chosen={chosen?.id ?? null} words={words} />
            <div ref={words}>
              <TextareaField
                label={email ? "Resposta por e-mail" : "Motivo"}
                hint={`${email ? "Obrigatória" : "Obrigatório"}, menos para aprovar. ${READ_BY[email ? "sender" : "team"]}`}
                {...field("reason", chosen?.text)}
                rows={4}
                maxLength={1000}
              />
            </div>
            <SubmitButton variant="primary" className="justify-self-start" data-send="" disabled={!mayDecide}>
              Enviar e ir à próxima
            </SubmitButton>
          </div>
        </Panel>
      </PostForm>
      <CannedForm part={part} />
    </>
  );
}

const READ_BY = {
  sender: "Quem enviou recebe este texto e, se aprovar, o endereço da página.",
  team: "Quem enviou não deixou e-mail: ninguém é avisado.",
};
