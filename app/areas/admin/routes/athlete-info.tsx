import { data } from "react-router";
import { fact, Facts } from "#app/components/facts.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { formatDateTime } from "#domain/date-time.ts";
import { staffLists } from "#server/athletes/staff/profile.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { athleteIn } from "../athlete-pages.ts";
import { athletePath } from "../record-paths.ts";
import { CareerFacts, PersonalFacts } from "../components/athlete-facts.tsx";
import { NotesPanel } from "../components/notes-panel.tsx";
import { Panel } from "../components/panel.tsx";
import { answerNotes, readNotes } from "../notes.ts";
import type { Route } from "./+types/athlete-info.ts";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { owner, createdAt, updatedAt, deletedAt, ...athlete } = await athleteIn(actor, params);
  const { history } = await staffLists(actor, athlete.id);
  return {
    athlete: { ...athlete, history, deleted: deletedAt !== null },
    owner,
    createdAt: formatDateTime(createdAt),
    updatedAt: formatDateTime(updatedAt),
    notes: await readNotes(actor, { type: "athlete", id: athlete.id }, url),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { id } = await athleteIn(actor, params);
  const form = await readForm(request);
  const answer = await answerNotes(actor, { type: "athlete", id }, form, athletePath(id));
  if (!answer) throw data("Pedido inválido.", 400);
  return answer;
}

export default function AthleteInfo({ loaderData, actionData }: Route.ComponentProps) {
  const { athlete, owner, createdAt, updatedAt, notes } = loaderData;
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 items-start gap-6 lg:grid-cols-2">
        <PersonalFacts athlete={athlete} />
        <CareerFacts athlete={athlete} />
      </div>
      <div className="grid gap-6">
        <Panel title="Conta">
          <Facts
            facts={[
              fact(
                "De quem é",
                owner ? (
                  <TextLink to={`/admin/usuarios/${owner.userId}`}>{owner.name}</TextLink>
                ) : (
                  "Sem conta"
                ),
              ),
              fact("Criado", createdAt),
              fact("Mudou", updatedAt),
            ]}
          />
        </Panel>
        <NotesPanel {...notes} answer={actionData} />
      </div>
    </div>
  );
}
