import { STATUS_WORDS } from "#app/championship-words.ts";
import { Badge } from "#app/components/badge.tsx";
import { Notice } from "#app/components/notice.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { attempt } from "#app/forms/attempt.ts";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { adminMeta } from "#app/private-meta.ts";
import { can } from "#domain/championships/policy.ts";
import { statusSchema } from "#domain/championships/status-schema.ts";
import { setStatusByStaff } from "#server/championships/staff/status.server.ts";
import { undoRemoval } from "#server/events/staff/championship-removal.server.ts";
import { readForStaff } from "#server/events/staff/championships.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { championshipMissing, NOT_SAVED } from "../championship-form-action.ts";
import { championshipPage, logOf } from "../record-paths.ts";
import { toChampionshipView } from "../championship-view.ts";
import {
  ChampionshipCategories,
  ChampionshipFacts,
} from "../components/championships/championship-facts.tsx";
import { ChampionshipStatusForm } from "../components/championships/championship-status.tsx";
import { NotesPanel } from "../components/notes-panel.tsx";
import { answerNotes, readNotes } from "../notes.ts";
import { RecordHead } from "../components/record-head.tsx";
import type { Route } from "./+types/championship.ts";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const championship = await readForStaff(actor, params.id);
  if (!championship.ok) throw championshipMissing();
  const notes = await readNotes(actor, { type: "championship", id: championship.value.id }, url);
  return { championship: toChampionshipView(championship.value), notes, mayDelete: can(actor, "delete") };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const form = await readForm(request);
  const championship = await readForStaff(actor, params.id);
  if (!championship.ok) throw championshipMissing();
  const { id } = championship.value;
  const here = championshipPage(id);
  const noted = await answerNotes(actor, { type: "championship", id }, form, here);
  if (noted) return noted;
  if (form.get("intent") === "status") {
    const parsed = parseFields(form, statusSchema);
    if (!parsed.ok) return refuse(parsed.error);
    const set = await attempt(setStatusByStaff(actor, id, parsed.value));
    if (!set) return refuse({ typed: typedIn(form, statusSchema), flash: NOT_SAVED }, { status: 500 });
    if (!set.ok) throw championshipMissing();
    return redirectWith(here, { flash: { kind: "success", title: "Campeonato atualizado com sucesso!" } });
  }
  const undone = form.get("intent") === "desfazer-exclusao" && (await undoRemoval(actor, id)).ok;
  return redirectWith(here, {
    flash: undone
      ? { kind: "success", title: "Exclusão desfeita", body: "O campeonato voltou como estava." }
      : { kind: "error", title: "Não foi possível desfazer", body: "Só a administração desfaz." },
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(loaderData?.championship.values["name"] ?? "Campeonato");

export default function Championship({ loaderData, actionData }: Route.ComponentProps) {
  const { championship, notes, mayDelete } = loaderData;
  const { id, deletedAt, event, status } = championship;
  const name = championship.values["name"]!;
  return (
    <>
      <RecordHead
        list={{ label: "Campeonatos", to: "/admin/campeonatos" }}
        name={name}
        page={championshipPage(id)}
        log={logOf("championship", id)}
        shownAt={event?.approval === "approved" ? `/campeonatos/${event.id}` : undefined}
        mayDelete={mayDelete}
        deletedAt={deletedAt}
        removal="O campeonato e o evento dele não aparecem em nenhuma página. Desfazer traz os dois de volta como estavam."
      >
        <Badge tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].label}</Badge>
      </RecordHead>
      {event?.reviewId && !deletedAt && (
        <Notice tone="info" title="O evento espera uma decisão" className="mb-4">
          <TextLink to={`/admin/revisoes/${event.reviewId}`}>Abrir a revisão</TextLink>
        </Notice>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-4">
          <ChampionshipFacts championship={championship} />
          <NotesPanel {...notes} answer={actionData} />
        </div>
        <div className="grid gap-4">
          <ChampionshipCategories categories={championship.categories} />
          {!deletedAt && <ChampionshipStatusForm {...championship} answer={actionData} />}
        </div>
      </div>
    </>
  );
}
