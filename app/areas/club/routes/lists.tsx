import { KanbanSquare, Plus } from "lucide-react";
import { data } from "react-router";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Link } from "#app/components/link.tsx";
import { plansInWords } from "#app/components/plan-summary.ts";
import { Tabs } from "#app/components/tabs.tsx";
import { textIn } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { privateMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { LIST_UNDO_DAYS } from "#domain/scouting/limits.ts";
import { needWords } from "#domain/scouting/list-schema.ts";
import { STAGE_NAMES, STAGES } from "#domain/scouting/stages.ts";
import { plansThatOpen } from "#server/billing/billing.server.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { today } from "#server/platform/clock.server.ts";
import { listsOf, setArchived, setDeleted } from "#server/scouting/lists.server.ts";
import { ListsNotOpen } from "../components/lists/not-open.tsx";
import { NeedTags } from "../components/lists/need-tags.tsx";
import { STAGE_ICONS } from "../components/lists/stage-icon.tsx";
import { listAddress, LISTS_PAGE } from "../list-addresses.ts";
import { listNotFound, NOT_OPEN, TOO_MANY_LISTS } from "../list-problems.ts";
import { changeWords } from "../list-words.ts";
import type { Route } from "./+types/lists.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("club");

const KINDS = { arquivadas: "archived", apagadas: "deleted" } as const;
type Shown = keyof typeof KINDS | "abertas";

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireProfile(context, "club");
  const asked = url.searchParams.get("ver");
  const shown: Shown = asked === "arquivadas" || asked === "apagadas" ? asked : "abertas";
  const { lists, counts, open } = await listsOf(actor, shown === "abertas" ? "open" : KINDS[shown]);
  return {
    shown,
    counts,
    open,
    plans: plansInWords(open ? [] : await plansThatOpen("scouting_tools", "club")),
    lists: lists.map((list) => ({
      id: list.id,
      name: list.name,
      need: needWords(list),
      counts: list.counts,
      total: list.total,
      changed: changeWords(list, today()),
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireProfile(context, "club");
  const form = await readForm(request);
  const id = textIn(form, "lista");
  const intent = textIn(form, "intent");
  if (intent !== "reabrir" && intent !== "restaurar") throw data(null, 404);
  const done =
    intent === "reabrir" ? await setArchived(actor, id, false) : await setDeleted(actor, id, false);
  if (!done.ok) {
    if (done.error === "not_found") throw listNotFound();
    return redirectWith(LISTS_PAGE, { flash: done.error === "too_many_lists" ? TOO_MANY_LISTS : NOT_OPEN });
  }
  return redirectWith(listAddress(id), {
    flash: { kind: "success", title: intent === "reabrir" ? "Lista reaberta" : "Lista restaurada" },
  });
}

export const meta: Route.MetaFunction = () => privateMeta("Listas");

export default function Lists({ loaderData: { shown, counts, open, plans, lists } }: Route.ComponentProps) {
  const any = counts.open + counts.archived + counts.deleted > 0;
  return (
    <Container className="grid grid-cols-1 gap-5 py-6 sm:py-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-4xl">Listas</h1>
        {open && (
          <ButtonLink to={`${LISTS_PAGE}/nova`} variant="primary" size="small">
            <Plus aria-hidden="true" />
            Nova lista
          </ButtonLink>
        )}
      </div>
      {!open && <ListsNotOpen plans={plans} any={any} />}
      {(counts.archived > 0 || counts.deleted > 0) && (
        <Tabs
          label="Listas do clube"
          tabs={[
            { to: LISTS_PAGE, label: `Abertas (${counts.open})`, current: shown === "abertas" },
            {
              to: `${LISTS_PAGE}?ver=arquivadas`,
              label: `Arquivadas (${counts.archived})`,
              current: shown === "arquivadas",
            },
            {
              to: `${LISTS_PAGE}?ver=apagadas`,
              label: `Apagadas (${counts.deleted})`,
              current: shown === "apagadas",
            },
          ]}
        />
      )}
      {shown === "apagadas" && lists.length > 0 && (
        <p className="text-muted">Dá para restaurar por {LIST_UNDO_DAYS} dias. Depois a lista some de vez.</p>
      )}
      {lists.length === 0 ? (
        <NoLists shown={shown} open={open} />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {lists.map((list) => (
            <li key={list.id} className="relative flex flex-col gap-3 panel p-4 sm:p-5">
              <div className="grid gap-1">
                <h2 className="text-2xl wrap-anywhere">
                  {shown === "apagadas" ? (
                    list.name
                  ) : (
                    <Link
                      to={listAddress(list.id)}
                      className="after:absolute after:inset-0 after:rounded-panel hover:underline"
                    >
                      {list.name}
                    </Link>
                  )}
                </h2>
                <p className="text-sm text-muted">
                  {list.total === 1 ? "1 atleta" : `${list.total} atletas`} · {list.changed}
                </p>
              </div>
              {list.need.length > 0 && <NeedTags words={list.need} />}
              <StageCounts counts={list.counts} />
              {open && shown !== "abertas" && (
                <PostForm className="relative">
                  <input type="hidden" name="lista" value={list.id} />
                  <SubmitButton intent={shown === "apagadas" ? "restaurar" : "reabrir"} size="small">
                    {shown === "apagadas" ? "Restaurar" : "Reabrir"}
                    <span className="sr-only"> {list.name}</span>
                  </SubmitButton>
                </PostForm>
              )}
            </li>
          ))}
        </ul>
      )}
    </Container>
  );
}

type Listed = Route.ComponentProps["loaderData"]["lists"][number];

const StageCounts = ({ counts }: Pick<Listed, "counts">) => (
  <dl className="mt-auto grid grid-cols-5 gap-1 border-t border-line pt-3">
    {STAGES.map((stage) => {
      const Icon = STAGE_ICONS[stage];
      return (
        <div key={stage} className="grid justify-items-center gap-0.5">
          <dt className="flex items-center text-muted" title={STAGE_NAMES[stage]}>
            <Icon className="size-4" aria-hidden="true" />
            <span className="sr-only">{STAGE_NAMES[stage]}</span>
          </dt>
          <dd className="font-display text-xl leading-none font-extrabold tabular-nums">{counts[stage]}</dd>
        </div>
      );
    })}
  </dl>
);

function NoLists({ shown, open }: { shown: Shown; open: boolean }) {
  if (shown !== "abertas")
    return (
      <EmptyState
        title={shown === "arquivadas" ? "Nenhuma lista arquivada" : "Nenhuma lista apagada"}
        icon={<KanbanSquare />}
        action={<ButtonLink to={LISTS_PAGE}>Ver as listas abertas</ButtonLink>}
      />
    );
  return (
    <EmptyState
      title="Nenhuma lista ainda"
      icon={<KanbanSquare />}
      action={
        open && (
          <>
            <ButtonLink to={`${LISTS_PAGE}/nova`}>Criar a primeira lista</ButtonLink>
            <ButtonLink to="/club/buscar" variant="text">
              Buscar atletas
            </ButtonLink>
          </>
        )
      }
    >
      Uma lista reúne atletas para uma necessidade do clube, como “Zagueiro canhoto para 2027”, na ordem de
      vocês, com etapas e notas de toda a comissão.
    </EmptyState>
  );
}
