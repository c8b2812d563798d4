import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Checkbox } from "#app/components/checkbox.tsx";
import { InputField } from "#app/components/input.tsx";
import { Notice } from "#app/components/notice.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { parseFields } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { refuse, type Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { privateMeta } from "#app/private-meta.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { criterionField, MOST_CRITERIA, MOST_REMARKS } from "#domain/registrations/rubric.ts";
import { rubricSchema } from "#domain/registrations/rubric-schema.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import { changeRubric, ownRubric } from "#server/registrations/rubric.server.ts";
import { EventFrame } from "../components/event-frame.tsx";
import { eventNotFound } from "../load-own-event.ts";
import { rubricPage } from "../addresses.ts";
import type { Route } from "./+types/rubric.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await ownRubric(requireMember(context), params.id);
  if (!found.ok) throw eventNotFound();
  return found.value;
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const parsed = parseFields(await readForm(request), rubricSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const changed = await changeRubric(requireMember(context), params.id, parsed.value);
  if (!changed.ok && changed.error === "not_found") throw eventNotFound();
  return redirectWith(rubricPage(params.id), {
    flash: changed.ok
      ? { kind: "success", title: "Critérios salvos" }
      : { kind: "error", title: "Os critérios não mudam mais", body: "A primeira avaliação já foi enviada." },
  });
}

export const meta: Route.MetaFunction = () => privateMeta("Critérios");

export default function RubricPage({ loaderData, actionData }: Route.ComponentProps) {
  const { event, rubric, locked } = loaderData;
  return (
    <EventFrame event={event} title="Critérios" current="rubric">
      {locked ? <Locked rubric={rubric} /> : <RubricForm rubric={rubric} answer={actionData} />}
    </EventFrame>
  );
}

type Rubric = Route.ComponentProps["loaderData"]["rubric"];

function RubricForm({ rubric, answer }: { rubric: Rubric; answer?: Refused }) {
  const form = useFocusOnError(answer);
  const field = fieldOf(answer);
  return (
    <PostForm ref={form} className="grid max-w-[44rem] gap-5">
      <Card title="O que se avalia" compact>
        <p className="mb-4 text-compact text-muted">
          De 1 a {MOST_CRITERIA} critérios, com nota de 1 a 5. Vale o mesmo para todos: depois da primeira
          avaliação enviada, nada muda aqui.
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          {Array.from({ length: MOST_CRITERIA }, (_, at) => (
            <InputField
              key={at}
              label={`Critério ${at + 1}`}
              optional={at > 0}
              maxLength={30}
              required={at === 0}
              {...field(criterionField(at), rubric.criteria[at] ?? "")}
            />
          ))}
        </div>
      </Card>
      <Card title="Observações de um toque" compact>
        <TextareaField
          label="Observações"
          hint={`Uma por linha, até ${MOST_REMARKS}. Quem avalia marca as que valem.`}
          rows={10}
          optional
          {...field("remarks", rubric.remarks.join("\n"))}
        />
      </Card>
      <Card title="Texto livre" compact>
        <Checkbox
          name="freeText"
          label="Quem avalia pode escrever uma nota"
          defaultChecked={answer ? "freeText" in answer.typed : rubric.freeText}
          hint="Desligado por padrão: o que se escreve com pressa fica com a criança por muito tempo. Telefones, e-mails e links em notas sobre menores são escondidos."
        />
      </Card>
      <div>
        <SubmitButton variant="primary">Salvar critérios</SubmitButton>
      </div>
    </PostForm>
  );
}

const Locked = ({ rubric }: { rubric: Rubric }) => (
  <>
    <Notice title="Os critérios não mudam mais">
      A primeira avaliação já foi enviada, e todos são avaliados pelo mesmo.
    </Notice>
    <Card title="O que se avalia" compact className="max-w-[44rem]">
      <ul className="list-disc pl-5">
        {rubric.criteria.map((criterion) => (
          <li key={criterion}>{criterion}</li>
        ))}
      </ul>
    </Card>
    {rubric.remarks.length > 0 && (
      <Card title="Observações de um toque" compact className="max-w-[44rem]">
        <p>{rubric.remarks.join(", ")}</p>
      </Card>
    )}
    <p className="text-compact text-muted">{rubric.freeText ? "Com nota escrita." : "Sem texto livre."}</p>
  </>
);
