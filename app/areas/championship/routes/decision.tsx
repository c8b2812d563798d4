import { ChevronRight } from "lucide-react";
import { Card } from "#app/components/card.tsx";
import { Link } from "#app/components/link.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { privateMeta } from "#app/private-meta.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { DECISION_KINDS, type DecisionKind } from "#domain/championships/vocabulary.ts";
import { ownResults } from "#server/championships/decisions/results.server.ts";
import { squadOf } from "#server/championships/teams/read-squad.server.ts";
import { decisionPage, resultsPage } from "../addresses.ts";
import { ChampionshipPage } from "../components/championship-page.tsx";
import { DecisionForm } from "../components/results/decision-form.tsx";
import { answerDecisionForm } from "../decision-action.ts";
import { decisionOptions } from "../decision-options.ts";
import { championshipNotFound, loadCategories } from "../desk.ts";
import { DECISION_WORDS } from "../result-words.ts";
import type { Route } from "./+types/decision.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

const kindIn = (search: URLSearchParams): DecisionKind | null =>
  DECISION_KINDS.find((kind) => DECISION_WORDS[kind].slug === search.get("tipo")) ?? null;

export async function loader(args: Route.LoaderArgs) {
  const search = args.url.searchParams;
  const { organising, championship, category } = await loadCategories(args, search);
  const { id, name, status, mayEdit } = championship;
  const results = category && (await ownResults(organising, category.id));
  if (!category || !results?.ok) throw championshipNotFound();
  // The page of results says what is missing.
  if (!mayEdit || !results.value.drawn) throw redirectWith(resultsPage(id, category.id), {});
  const kind = kindIn(search);
  const match = search.get("partida");
  const teamOptions = kind ? decisionOptions(kind, results.value, null).teams : [];
  const team = teamOptions.find(({ value }) => value === search.get("equipe")) ?? null;
  const squad =
    kind === "ban" && team && (await squadOf({ by: "organiser", organising, teamId: team.value }));
  return {
    championship: { id, name, status },
    categoryId: category.id,
    kind,
    // A decision about a match is one of two.
    kinds: DECISION_KINDS.filter((one) => match === null || one === "annulled" || one === "awarded"),
    options: kind && decisionOptions(kind, results.value, squad && squad.ok ? squad.value : null),
    chosen: { match, place: search.get("vaga"), team: team?.value ?? null },
    /** Whose squad is chosen from. */
    teamName: kind === "ban" ? (team?.label ?? null) : null,
  };
}

export async function action(args: Route.ActionArgs) {
  const search = args.url.searchParams;
  const { organising, championship, category } = await loadCategories(args, search);
  const kind = kindIn(search);
  const form = await readForm(args.request);
  if (!category || !kind) throw championshipNotFound();
  return answerDecisionForm({
    organising,
    championshipId: championship.id,
    categoryId: category.id,
    kind,
    form,
  });
}

export const meta: Route.MetaFunction = () => privateMeta("Registrar decisão");

export default function Decision({ loaderData, actionData }: Route.ComponentProps) {
  const { championship, categoryId, kind, kinds, options, chosen, teamName } = loaderData;
  const back = resultsPage(championship.id, categoryId);
  const about = (tipo: DecisionKind, equipe?: string) =>
    decisionPage(championship.id, categoryId, {
      tipo: DECISION_WORDS[tipo].slug,
      ...(chosen.match && { partida: chosen.match }),
      ...(equipe && { equipe }),
    });
  return (
    <ChampionshipPage championship={championship} current="results" title="Registrar decisão">
      {!kind || !options ? (
        <Choices
          title="O que foi decidido?"
          items={kinds.map((one) => ({ to: about(one), ...DECISION_WORDS[one] }))}
        />
      ) : kind === "ban" && !teamName ? (
        <Choices
          title="De qual equipe?"
          items={options.teams.map(({ value, label }) => ({ to: about(kind, value), title: label }))}
        />
      ) : (
        <DecisionForm
          kind={kind}
          options={options}
          chosen={chosen}
          teamName={teamName}
          back={back}
          answer={actionData}
        />
      )}
    </ChampionshipPage>
  );
}

type ChoicesProps = { title: string; items: readonly { to: string; title: string; hint?: string }[] };

const Choices = ({ title, items }: ChoicesProps) => (
  <Card compact title={title} className="max-w-[56rem]">
    <ul className="grid divide-y divide-line">
      {items.map((item) => (
        <li key={item.to}>
          <Link
            to={item.to}
            className="flex min-h-14 items-center justify-between gap-3 py-3 no-underline hover:underline"
          >
            <span className="grid gap-0.5">
              <span className="font-semibold wrap-anywhere">{item.title}</span>
              {item.hint && <span className="text-compact text-muted">{item.hint}</span>}
            </span>
            <ChevronRight className="size-5 shrink-0" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  </Card>
);
