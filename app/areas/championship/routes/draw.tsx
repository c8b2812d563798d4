import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { answerTo } from "#app/forms/field-of.ts";
import { readForm } from "#app/forms/read-form.ts";
import { privateMeta } from "#app/private-meta.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { formatDateTime } from "#domain/date-time.ts";
import { readDraw, replayDraw, type HeldDrawView } from "#server/championships/draws/read-draw.server.ts";
import { categoryPage, drawPage, matchesPage, teamsPage } from "../addresses.ts";
import { CategoryTabs } from "../components/category-tabs.tsx";
import { ChampionshipPage } from "../components/championship-page.tsx";
import { DrawResult } from "../components/matches/draw-result.tsx";
import { HoldDraw } from "../components/matches/hold-draw.tsx";
import { MisfitNotice } from "../components/matches/misfit-notice.tsx";
import { PotsForm } from "../components/matches/pots-form.tsx";
import { UndoDraw } from "../components/matches/undo-draw.tsx";
import { championshipNotFound, loadCategories } from "../desk.ts";
import { answerDraw, FORMAT_PROBLEMS, MOST_POTS } from "../draw-action.ts";
import type { Route } from "./+types/draw.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

export async function loader(args: Route.LoaderArgs) {
  const search = args.url.searchParams;
  const { organising, championship, categories, category } = await loadCategories(args, search);
  const { id, name, status, mayEdit } = championship;
  if (!category) throw redirectWith(matchesPage(id), {});
  const found = await readDraw(organising, category.id);
  if (!found.ok) throw championshipNotFound();
  const { timeZone, teams, shown, problem, draw, earlier, misfit, matches } = found.value;
  const replayed = draw && search.has("repetir") ? await replayDraw(organising, category.id) : null;
  const held = ({ heldAt, ...rest }: HeldDrawView) => ({
    ...rest,
    heldAt: formatDateTime(Temporal.Instant.from(heldAt), timeZone),
  });
  return {
    championship: { id, name, status },
    categories: categories.map((one) => ({ id: one.id, name: one.name })),
    category: { id: category.id, name: category.name, kind: category.format.kind },
    mayEdit,
    mayBegin: mayEdit && organising.tools,
    toDraw: search.get("passo") === "sortear",
    teams,
    shown,
    problem: problem && FORMAT_PROBLEMS[problem],
    mostPots: Math.min(MOST_POTS, Math.max(2, Math.ceil(teams.length / 2))),
    draw: draw && held(draw),
    earlier: earlier.map(held),
    agrees: replayed?.ok ? (replayed.value?.agrees ?? null) : null,
    misfit,
    matches,
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const { organising, championship, category } = await loadCategories(args, args.url.searchParams);
  if (!category) throw championshipNotFound();
  return answerDraw({ organising, championshipId: championship.id, categoryId: category.id, form });
}

export const meta: Route.MetaFunction = () => privateMeta("Sorteio");

export default function Draw({ loaderData, actionData }: Route.ComponentProps) {
  const { championship, categories, category, draw, earlier, agrees, misfit, matches, mayEdit } = loaderData;
  const { id } = championship;
  const page = drawPage(id, category.id);
  return (
    <ChampionshipPage
      championship={championship}
      current="matches"
      title={`Sorteio · ${category.name}`}
      action={
        draw && (
          <ButtonLink to={matchesPage(id, category.id)} variant="primary" size="small" className="min-h-11">
            Ver as partidas
          </ButtonLink>
        )
      }
    >
      <CategoryTabs categories={categories} current={category.id} to={(one) => drawPage(id, one)} />
      {draw ? (
        <>
          <MisfitNotice misfit={misfit} />
          <DrawResult draw={draw} earlier={earlier} agrees={agrees} replay={`${page}&repetir=1`} />
          {mayEdit && matches.begun === 0 && (
            <UndoDraw matches={matches} answer={answerTo("desfazer", actionData)} />
          )}
        </>
      ) : (
        <Before {...loaderData} answer={actionData} />
      )}
    </ChampionshipPage>
  );
}

type BeforeProps = Route.ComponentProps["loaderData"] & { answer: Route.ComponentProps["actionData"] };

/** Step one and step two; a league has no pots. */
function Before(props: BeforeProps) {
  const { championship, category, teams, shown, problem, mostPots, earlier, toDraw, mayBegin, answer } =
    props;
  const { id } = championship;
  if (teams.length < 2)
    return (
      <EmptyState
        title="Ainda faltam equipes"
        action={
          <ButtonLink to={teamsPage(id, category.id)} variant="primary">
            Ir para as inscrições
          </ButtonLink>
        }
      >
        Um sorteio precisa de pelo menos duas equipes aceitas.
      </EmptyState>
    );
  if (problem)
    return (
      <Notice tone="error" title="Estas equipes não cabem no formato">
        <p>{problem}</p>
        <p>
          {teams.length} equipes aceitas.{" "}
          <TextLink to={categoryPage(id, category.id)}>Mude o formato da categoria</TextLink> ou{" "}
          <TextLink to={teamsPage(id, category.id)}>aceite mais equipes</TextLink>.
        </p>
      </Notice>
    );
  if (!mayBegin)
    return (
      <Notice title="Para sortear é preciso um plano ativo">
        As equipes e o que já está marcado continuam. <TextLink to="/planos">Ver os planos</TextLink>.
      </Notice>
    );
  const pots = category.kind !== "league";
  const page = drawPage(id, category.id);
  return !pots || toDraw ? (
    <Card compact title={pots ? "2. Sortear" : `${teams.length} equipes`}>
      <HoldDraw
        teams={teams}
        shown={shown}
        earlier={earlier.length}
        pots={pots ? page : null}
        answer={answerTo("sortear", answer)}
      />
    </Card>
  ) : (
    <Card compact title="1. Potes">
      <PotsForm teams={teams} most={mostPots} bracket={category.kind === "knockout"} />
    </Card>
  );
}
