import { CalendarDays, Download, Shuffle, Users } from "lucide-react";
import { Form } from "react-router";
import { Button, ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { SelectField } from "#app/components/select.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { roundTitle } from "#app/components/championship/words.ts";
import { privateMeta } from "#app/private-meta.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { groupBy } from "#domain/group-by.ts";
import { ownMatches } from "#server/championships/matches/own-matches.server.ts";
import {
  drawPage,
  fieldsPage,
  kickOffsPage,
  matchesFile,
  matchesPage,
  newCategoryPage,
  teamsPage,
} from "../addresses.ts";
import { CategoryTabs } from "../components/category-tabs.tsx";
import { ChampionshipPage } from "../components/championship-page.tsx";
import { MatchList } from "../components/matches/match-list.tsx";
import { MisfitNotice } from "../components/matches/misfit-notice.tsx";
import { useMatchDrag } from "../components/matches/use-match-drag.tsx";
import { championshipNotFound, loadCategories } from "../desk.ts";
import { toMatchRow } from "../match-rows.ts";
import type { Route } from "./+types/matches.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

export async function loader(args: Route.LoaderArgs) {
  const search = args.url.searchParams;
  const { organising, championship, categories, category } = await loadCategories(args, search);
  const { id, name, status, mayEdit } = championship;
  const shown = {
    championship: { id, name, status },
    mayEdit,
    mayBegin: mayEdit && organising.tools,
    categories: categories.map((one) => ({ id: one.id, name: one.name })),
  };
  if (!category) return { ...shown, category: null, plan: null };
  const chosen = { id: category.id, name: category.name, teams: category.teams.accepted };
  if (!category.drawn) return { ...shown, category: chosen, plan: null };
  const asked = Number(search.get("rodada"));
  const found = await ownMatches(
    organising,
    category.id,
    Number.isInteger(asked) && asked > 0 ? asked : null,
  );
  if (!found.ok) throw championshipNotFound();
  const { format, timeZone, rounds, round, matches, withoutTime, misfit } = found.value;
  return {
    ...shown,
    category: chosen,
    plan: {
      round,
      withoutTime,
      misfit,
      rounds: rounds.map((one) => ({ round: one.round, title: roundTitle(one.sample, format) })),
      matches: matches.map((match) => toMatchRow(match, format, timeZone)),
    },
  };
}

export const meta: Route.MetaFunction = () => privateMeta("Partidas");

export default function Matches({ loaderData }: Route.ComponentProps) {
  const { championship, categories, category, plan, mayEdit } = loaderData;
  const { id } = championship;
  return (
    <ChampionshipPage
      championship={championship}
      current="matches"
      title="Partidas"
      action={
        category &&
        plan && (
          <div className="flex flex-wrap gap-3 print:hidden">
            {mayEdit && (
              <>
                <ButtonLink to={kickOffsPage(id, category.id)} size="small" className="min-h-11">
                  Propor horários
                </ButtonLink>
                <ButtonLink to={fieldsPage(id)} size="small" className="min-h-11">
                  Campos
                </ButtonLink>
                <ButtonLink to={drawPage(id, category.id)} size="small" className="min-h-11">
                  Sorteio
                </ButtonLink>
              </>
            )}
            <ButtonLink to={matchesFile(id, category.id)} reloadDocument size="small" className="min-h-11">
              <Download aria-hidden="true" />
              CSV<span className="sr-only"> das partidas</span>
            </ButtonLink>
          </div>
        )
      }
    >
      {category && (
        <CategoryTabs categories={categories} current={category.id} to={(one) => matchesPage(id, one)} />
      )}
      {category && plan ? (
        <Plan championshipId={id} category={category} plan={plan} mayEdit={mayEdit} />
      ) : (
        <NextStep {...loaderData} />
      )}
    </ChampionshipPage>
  );
}

type LoaderData = Route.ComponentProps["loaderData"];

type PlanProps = {
  championshipId: string;
  category: NonNullable<LoaderData["category"]>;
  plan: NonNullable<LoaderData["plan"]>;
  mayEdit: boolean;
};

function Plan({ championshipId, category, plan, mayEdit }: PlanProps) {
  const { rounds, round, matches, withoutTime, misfit } = plan;
  const drag = useMatchDrag(championshipId);
  return (
    <>
      <MisfitNotice misfit={misfit} to={drawPage(championshipId, category.id)} />
      {mayEdit && withoutTime > 0 && (
        <Notice
          title={
            withoutTime === 1 ? "1 partida ainda sem horário" : `${withoutTime} partidas ainda sem horário`
          }
        >
          <TextLink to={kickOffsPage(championshipId, category.id)}>Peça uma proposta de horários</TextLink> ou
          marque uma a uma.
        </Notice>
      )}
      {rounds.length > 1 && (
        <Form method="get" key={round} className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="categoria" value={category.id} />
          <SelectField
            label="Rodada"
            name="rodada"
            defaultValue={String(round ?? "")}
            options={[
              ...(round === null || rounds.length <= 12 ? [{ value: "", label: "Todas" }] : []),
              ...rounds.map((one) => ({ value: String(one.round), label: one.title })),
            ]}
            className="min-w-56 grow sm:grow-0"
          />
          <Button type="submit">Mostrar</Button>
        </Form>
      )}
      {[...groupBy(matches, (match) => match.round)].map(([title, list]) => (
        <Card key={title} compact title={title}>
          <MatchList
            championshipId={championshipId}
            matches={list}
            editable={mayEdit}
            drag={mayEdit ? drag : undefined}
          />
        </Card>
      ))}
    </>
  );
}

function NextStep({ championship: { id }, category, mayBegin }: LoaderData) {
  if (!category)
    return (
      <EmptyState
        icon={<CalendarDays />}
        title="Comece por uma categoria"
        action={
          mayBegin && (
            <ButtonLink to={newCategoryPage(id)} variant="primary">
              Nova categoria
            </ButtonLink>
          )
        }
      >
        Ela diz quem joga e em qual formato. Depois vêm as equipes, o sorteio e as partidas.
      </EmptyState>
    );
  if (category.teams < 2)
    return (
      <EmptyState
        icon={<Users />}
        title="Ainda faltam equipes"
        action={
          <ButtonLink to={teamsPage(id, category.id)} variant="primary">
            Ir para as inscrições
          </ButtonLink>
        }
      >
        As partidas nascem do sorteio, e o sorteio precisa de equipes aceitas. {countText(category.teams)}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<Shuffle />}
      title="Pronto para o sorteio"
      action={
        <ButtonLink to={drawPage(id, category.id)} variant="primary">
          Ir para o sorteio
        </ButtonLink>
      }
    >
      {countText(category.teams)} O sorteio monta todas as partidas da {category.name} de uma vez.
    </EmptyState>
  );
}

const countText = (teams: number): string =>
  teams === 0 ? "Nenhuma foi aceita ainda." : teams === 1 ? "Há 1 equipe." : `Há ${teams} equipes.`;
