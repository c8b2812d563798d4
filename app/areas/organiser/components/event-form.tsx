import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { goToPart } from "#app/components/go-to-part.ts";
import { Notice } from "#app/components/notice.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import type { EventState } from "#domain/events/vocabulary.ts";
import type { EventAnswer } from "../event-action.ts";
import { CATEGORY_FIELDS } from "#domain/events/event-fields.ts";
import { FIELD_LABELS } from "../field-labels.ts";
import type { FormValues } from "../form-values.ts";
import { AboutFields } from "./form/about-fields.tsx";
import { fieldId, type FormState } from "./form/form-state.ts";
import { PlacesFields } from "./form/places-fields.tsx";
import { RegistrationFields } from "./form/registration-fields.tsx";
import { SceneField, type SceneChoice } from "./form/scene-field.tsx";
import { WhenAndWhere } from "./form/when-and-where.tsx";

type EventFormProps = {
  values: FormValues;
  /** Of what is stored; null for a new one. */
  saved: { at: string; approval: EventState } | null;
  scenes: readonly SceneChoice[];
  /** A peneira can be sent. */
  peneira: boolean;
  back: string;
  answer?: EventAnswer;
};

/** All of an event on one page, in the order in which families ask: what, when, where, for whom, how much. */
export function EventForm({ values, saved, scenes, peneira, back, answer }: EventFormProps) {
  const form = useFocusOnError(answer);
  const known = fieldOf(answer);
  const state: FormState = {
    field: (name: string) => ({ id: fieldId(name), ...known(name, values[name]) }),
    // A refused form says what was ticked by what it sent.
    ticked: (name: string) => (answer ? answer.typed[name] !== undefined : values[name] === "on"),
    error: (name: string) => answer?.fields[name],
  };
  return (
    <PostForm ref={form} noValidate className="grid max-w-[56rem] gap-5">
      {saved && <input type="hidden" name="savedAt" value={answer?.savedAt ?? saved.at} />}
      {answer?.typed["intent"] && <input type="hidden" name="lastIntent" value={answer.typed["intent"]} />}
      {answer?.saved && <SavedMeanwhile saved={answer.saved} />}
      {answer && <ToCorrect fields={answer.fields} />}
      <Card compact title="O evento">
        <AboutFields {...state} peneira={peneira} />
      </Card>
      <Card compact title="Quando e onde">
        <WhenAndWhere {...state} cities={answer?.cities} />
      </Card>
      <Card compact title="Vagas e taxa">
        <PlacesFields {...state} />
      </Card>
      <Card compact title="Inscrições">
        <RegistrationFields {...state} />
      </Card>
      <Card compact title="Imagem">
        <SceneField {...state} scenes={scenes} />
      </Card>
      <Buttons approval={saved?.approval ?? "draft"} back={back} />
    </PostForm>
  );
}

const Buttons = ({ approval, back }: { approval: EventState; back: string }) => (
  <div className="flex flex-wrap items-center gap-3">
    {approval === "approved" ? (
      <SubmitButton intent="enviar" variant="primary">
        Salvar mudanças
      </SubmitButton>
    ) : (
      <>
        {/* First, so that the Enter key saves and does not send. */}
        <SubmitButton intent="rascunho">
          {approval === "pending" ? "Voltar a rascunho" : "Salvar rascunho"}
        </SubmitButton>
        <SubmitButton intent="enviar" variant="primary">
          Enviar para aprovação
        </SubmitButton>
      </>
    )}
    <ButtonLink to={back} variant="text">
      Cancelar
    </ButtonLink>
  </div>
);

/** On a long form, what is marked further down. */
function ToCorrect({ fields }: { fields: EventAnswer["fields"] }) {
  const wrong = FIELD_LABELS.filter(({ name }) => fields[name] !== undefined);
  if (wrong.length === 0) return null;
  return (
    <Notice tone="error" title="Confira:">
      <ul className="flex flex-wrap gap-x-4">
        {wrong.map(({ name, label }) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              onClick={goToPart}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 sm:min-h-8"
            >
              {name === NO_CATEGORY ? "Categorias" : label}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** A form without a category says so at the first box. */
const NO_CATEGORY = CATEGORY_FIELDS[0]!.box;

const SavedMeanwhile = ({ saved }: { saved: NonNullable<EventAnswer["saved"]> }) => (
  <Notice tone="warning" title="O evento mudou enquanto você escrevia">
    <p>Outra pessoa salvou isto. O que você escreveu está nos campos; salve para ficar com o seu.</p>
    <dl className="mt-2 grid gap-1">
      {saved.map(({ label, text }) => (
        <div key={label}>
          <dt className="inline font-semibold">{label}: </dt>
          <dd className="inline wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  </Notice>
);
