import { SubmitButton } from "#app/components/button.tsx";
import { fact, Facts } from "#app/components/facts.tsx";
import { GuardianContactFields } from "#app/components/guardian-contact-fields.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { orAsTyped } from "#app/forms/or-as-typed.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { useFormRound } from "#app/forms/use-form-round.ts";
import { formatDateTime } from "#domain/date-time.ts";
import { staffFamily } from "#server/athletes/staff/family.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { answerFamily } from "../athlete-family-answer.ts";
import { athleteIn, athleteMissing } from "../athlete-pages.ts";
import { ConsentHistory } from "../components/consent-history.tsx";
import { Panel } from "../components/panel.tsx";
import { RemoveGuardian } from "../components/remove-guardian.tsx";
import type { Route } from "./+types/athlete-family.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { id, deletedAt } = await athleteIn(actor, params);
  const family = await staffFamily(actor, id);
  if (!family.ok) throw athleteMissing();
  const { guardians, decisions, ...rest } = family.value;
  return {
    ...rest,
    deleted: deletedAt !== null,
    guardians: guardians.map(({ decidedAt, ...guardian }) => ({
      ...guardian,
      decidedAt: decidedAt && formatDateTime(decidedAt),
    })),
    decisions: decisions.map(({ createdAt, ...decision }) => ({
      ...decision,
      createdAt: formatDateTime(createdAt),
    })),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { id } = await athleteIn(actor, params);
  const form = await readForm(request);
  return orAsTyped(form, answerFamily(actor, id, form));
}

export default function AthleteFamily({ loaderData, actionData }: Route.ComponentProps) {
  const { minor, guardians, invited, deleted, decisions } = loaderData;
  const round = useFormRound(actionData);
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[22rem_minmax(0,1fr)]">
      <Panel title="Responsáveis">
        {!minor && <p className="text-compact text-muted">Tem 18 anos ou mais: decide sem responsável.</p>}
        {minor && guardians.length + (invited ? 1 : 0) === 0 && (
          <p className="text-compact text-muted">Ninguém foi convidado. Sem responsável não há publicação.</p>
        )}
        <div className="grid gap-5">
          {guardians.map((guardian) => (
            <Facts
              key={guardian.userId}
              facts={[
                fact("Nome", <TextLink to={`/admin/usuarios/${guardian.userId}`}>{guardian.name}</TextLink>),
                fact("E-mail", guardian.email),
                fact("Confirmou quem é", "Sim"),
                fact(
                  "Última decisão",
                  guardian.decision
                    ? `${DECISIONS[guardian.decision]}${guardian.decidedAt ? `, em ${guardian.decidedAt}` : ""}`
                    : "Nenhuma",
                ),
              ]}
            />
          ))}
          {invited && (
            <Facts
              facts={[
                fact("Convite para", invited.name),
                fact("E-mail", invited.email),
                fact("Situação", invited.expired ? "Venceu" : "Sem resposta"),
              ]}
            />
          )}
        </div>
        {!deleted && minor && guardians.length === 0 && invited && (
          <PostForm className="mt-4">
            <SubmitButton intent="reenviar" size="small">
              Enviar o convite de novo
            </SubmitButton>
          </PostForm>
        )}
        {!deleted && minor && guardians.length === 0 && (
          <details
            className="mt-4 border-t border-line pt-2"
            open={!invited || actionData !== undefined ? true : undefined}
          >
            <summary className="flex min-h-11 w-fit items-center font-semibold underline underline-offset-4">
              {invited ? "Convidar outra pessoa" : "Convidar um responsável"}
            </summary>
            <PostForm key={round} className="grid gap-4 pt-2">
              <GuardianContactFields
                answer={actionData}
                emailHint="De um adulto que responde pelo atleta. Um documento em papel não substitui o convite."
              />
              <div>
                <SubmitButton intent="convidar" size="small">
                  Enviar convite
                </SubmitButton>
              </div>
            </PostForm>
          </details>
        )}
      </Panel>
      <div className="grid gap-6">
        <ConsentHistory decisions={decisions} />
        {!deleted && <RemoveGuardian guardians={guardians} answer={actionData} />}
      </div>
    </div>
  );
}

const DECISIONS: Record<string, string> = {
  granted: "Autorizou",
  revoked: "Retirou a autorização",
  lifted: "Retirada desfeita pela equipe",
};
