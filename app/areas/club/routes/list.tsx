import { UserRoundPlus } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { plansInWords } from "#app/components/plan-summary.ts";
import { readForm } from "#app/forms/read-form.ts";
import { privateMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import type { Member } from "#domain/identity/actor.ts";
import { comparisonAddress } from "#domain/scouting/compared.ts";
import { stageAt, type Stage } from "#domain/scouting/stages.ts";
import { plansThatOpen } from "#server/billing/billing.server.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { contactHintsOf } from "#server/messages/contact-hints.server.ts";
import { today } from "#server/platform/clock.server.ts";
import { afterAnswer } from "#server/platform/http/request-context.server.ts";
import { bestOf, listPage, type ListView } from "#server/scouting/list-page.server.ts";
import { searchNotes } from "#server/scouting/notes.server.ts";
import { recordViews } from "#server/scouting/views.server.ts";
import { BestThree } from "../components/lists/best-three.tsx";
import { Board } from "../components/lists/board.tsx";
import { EntryTable } from "../components/lists/entry-table.tsx";
import { ListFrame } from "../components/lists/list-frame.tsx";
import { FoundNotes, ListTools } from "../components/lists/list-tools.tsx";
import { answerEntry } from "../entry-action.ts";
import { listAddress, stageAddress, viewAt } from "../list-addresses.ts";
import { listNotFound } from "../list-problems.ts";
import { toBestView, toEntryView, toHeadView, type HeadView } from "../list-view.ts";
import { noteByline } from "../list-words.ts";
import type { Route } from "./+types/list.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("club");

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = requireProfile(context, "club");
  const search = url.searchParams;
  const view = viewAt(search.get("ver"));
  const stage = stageAt(search.get("etapa"));
  const after = Math.max(0, Math.trunc(Number(search.get("depois"))) || 0);
  const asked: ListView =
    view === "quadro"
      ? { view: "board" }
      : view === "melhores"
        ? { view: "best" }
        : { view: "table", stage, after };
  const found = await listPage(actor, params.id, asked);
  if (!found.ok) throw listNotFound();
  const { list, entries, next } = found.value;
  const seen = entries.flatMap(({ athlete }) => athlete?.id ?? []);
  afterAnswer(context, () => recordViews(actor, seen, "list"));
  const hints = await contactHintsOf(actor, seen);
  const best = view === "melhores" ? await bestOf(actor, entries) : [];
  const shown = new Set(best.map(({ entry }) => entry.id));
  const typed = view === "tabela" ? (search.get("notas")?.trim().slice(0, 80) ?? "") : "";
  return {
    view,
    stage,
    next,
    typed,
    list: toHeadView(list, today()),
    plans: plansInWords(list.open ? [] : await plansThatOpen("scouting_tools", "club")),
    best: best.map((one) => toBestView(one, today(), hints)),
    entries: entries.filter(({ id }) => !shown.has(id)).map((entry) => toEntryView(entry, today(), hints)),
    found: typed ? await notesIn(actor, list.id, typed) : null,
  };
}

async function notesIn(actor: Member, listId: string, typed: string) {
  const found = await searchNotes(actor, listId, typed);
  if (!found.ok) throw listNotFound();
  return {
    more: found.value.more,
    notes: found.value.notes.map((note) => ({
      id: note.id,
      athleteId: note.athleteId,
      athlete: note.athlete,
      text: note.text,
      by: noteByline(note, today()),
      private: note.private,
    })),
  };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  return answerEntry({
    actor: requireProfile(context, "club"),
    listId: params.id,
    form: await readForm(request),
    page: url.pathname + url.search,
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData?.list.name ?? "Lista");

export default function ListPage({ loaderData }: Route.ComponentProps) {
  const { view, list, plans } = loaderData;
  return (
    <ListFrame list={list} view={view} plans={plans}>
      {list.total === 0 ? <NobodyYet list={list} /> : <View {...loaderData} />}
    </ListFrame>
  );
}

function View({ view, list, entries, best, stage, next, typed, found }: Route.ComponentProps["loaderData"]) {
  if (view === "quadro") return <Board list={list} entries={entries} current={stage ?? firstFilled(list)} />;
  if (view === "tabela")
    return (
      <>
        <ListTools list={list} stage={stage} typed={typed} />
        {found && <FoundNotes list={list} typed={typed} {...found} />}
        {entries.length > 0 ? (
          <EntryTable list={list} entries={entries} caption={`Atletas de ${list.name}`} />
        ) : (
          <EmptyState
            title="Ninguém aqui"
            action={<ButtonLink to={listAddress(list.id, "tabela")}>Ver a lista inteira</ButtonLink>}
          >
            Nenhum atleta da lista está nesta etapa.
          </EmptyState>
        )}
        <More list={list} stage={stage} next={next} />
      </>
    );
  return (
    <>
      <BestThree best={best} listId={list.id} />
      {list.open && (
        <SideBySide listId={list.id} subdomains={best.flatMap(({ athlete }) => athlete?.subdomain ?? [])} />
      )}
      {entries.length > 0 && (
        <section className="grid gap-2.5">
          <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
            <h2 className="text-2xl">Na sequência</h2>
            {list.open && (
              <p className="text-sm text-muted">A ordem é de vocês: arraste, ou use Mover com o teclado.</p>
            )}
          </div>
          <EntryTable list={list} entries={entries} caption="Na sequência" />
          <More list={list} stage={null} next={next} />
        </section>
      )}
    </>
  );
}

/** With one athlete there is nothing to compare. */
const SideBySide = (asked: { subdomains: readonly string[]; listId: string }) =>
  asked.subdomains.length > 1 && (
    <p>
      <ButtonLink to={comparisonAddress(asked)} size="small" className="max-sm:min-h-11">
        Ver lado a lado
      </ButtonLink>
    </p>
  );

/** A phone opens the board at the first stage with somebody in it. */
const firstFilled = ({ counts }: HeadView): Stage =>
  (Object.keys(counts) as Stage[]).find((stage) => counts[stage] > 0) ?? "watching";

function More({ list, stage, next }: { list: HeadView; stage: Stage | null; next: number | null }) {
  if (next === null) return null;
  return (
    <p>
      <ButtonLink
        to={`${stage ? stageAddress(list.id, "tabela", stage) : listAddress(list.id, "tabela")}&depois=${next}`}
        size="small"
      >
        Continuar depois do nº {next}
      </ButtonLink>
    </p>
  );
}

const NobodyYet = ({ list }: { list: HeadView }) => (
  <EmptyState
    title="Nenhum atleta na lista ainda"
    icon={<UserRoundPlus />}
    action={
      list.open && (
        <ButtonLink to={list.search}>
          {list.words.length > 0 ? "Buscar com estes filtros" : "Buscar atletas"}
        </ButtonLink>
      )
    }
  >
    Aqui ficam os atletas da necessidade, por etapa e na ordem de vocês. Marque atletas na busca, ou abra a
    página de um deles, e escolha “Adicionar à lista”.
  </EmptyState>
);
