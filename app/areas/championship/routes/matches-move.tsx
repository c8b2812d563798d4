import { Card } from "#app/components/card.tsx";
import { Notice } from "#app/components/notice.tsx";
import { attempt, UNEXPECTED } from "#app/forms/attempt.ts";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { privateMeta } from "#app/private-meta.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import type { Format } from "#domain/championships/format.ts";
import { moveSchema } from "#domain/championships/schedule-schema.ts";
import { matchToMove, moveMatch, type MoveProblem } from "#server/championships/matches/move.server.ts";
import { matchesPage } from "../addresses.ts";
import { ChampionshipPage } from "../components/championship-page.tsx";
import { MoveForm } from "../components/matches/move-form.tsx";
import { championshipNotFound, loadChampionship } from "../desk.ts";
import { droppedOnto } from "../dropped-match.ts";
import { conflictText } from "../match-conflicts.ts";
import { toMatchRow } from "../match-rows.ts";
import { venueClock } from "../venue-clock.ts";
import type { Route } from "./+types/matches-move.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

async function load(args: { params: { id: string; matchId: string }; context: Route.LoaderArgs["context"] }) {
  const desk = await loadChampionship(args);
  const found = await matchToMove(desk.organising, args.params.matchId);
  if (!found.ok || found.value.championshipId !== desk.championship.id || !desk.championship.mayEdit)
    throw championshipNotFound();
  return { ...desk, found: found.value };
}

export async function loader(args: Route.LoaderArgs) {
  const { organising, championship, found } = await load(args);
  const { id, name, status } = championship;
  const { match, format, timeZone, values, fields, categoryId } = found;
  const dropped = await droppedOnto(organising, { championshipId: id, search: args.url.searchParams });
  return {
    championship: { id, name, status },
    match: toMatchRow(match, format, timeZone),
    back: matchesPage(id, categoryId),
    timeZoneText: venueClock(championship).text,
    values: { ...values, ...dropped?.values },
    dropped: dropped && toMatchRow(dropped.match, dropped.format, timeZone),
    fields,
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const { organising, championship, found } = await load(args);
  const parsed = parseFields(form, moveSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const typed = typedIn(form, moveSchema);
  const moved = await attempt(moveMatch(organising, found.match.id, parsed.value));
  if (!moved) return refuse({ typed, flash: { kind: "error", title: UNEXPECTED } }, { status: 500 });
  if (!moved.ok) return answerProblem(moved.error, typed, found);
  return redirectWith(matchesPage(championship.id, found.categoryId), {
    flash: {
      kind: "success",
      title: "Partida salva",
      ...(moved.value.told && { body: "As duas equipes são avisadas por e-mail." }),
    },
  });
}

function answerProblem(
  problem: MoveProblem,
  typed: Record<string, string>,
  { format, timeZone }: { format: Format; timeZone: string },
) {
  if (problem.code === "impossible" || problem.code === "confirm") {
    const open = problem.code === "confirm" && problem.open;
    const conflicts = problem.conflicts.map((conflict) =>
      conflictText(conflict, toMatchRow(conflict.with, format, timeZone)),
    );
    return refuse({
      typed,
      confirm: problem.code === "confirm",
      conflicts: [
        ...(open ? ["A súmula desta partida está aberta: quem está no campo não vê a mudança."] : []),
        ...new Set(conflicts),
      ],
      flash: {
        kind: "error",
        title: problem.code === "confirm" ? "Confira antes de mover" : "A partida não pode ficar aí",
      },
    });
  }
  if (problem.code === "unknown_field")
    return refuse({ typed, fields: { field: "Este campo não existe mais. Escolha outro." } });
  if (problem.code === "closed")
    return refuse({ typed, flash: { kind: "error", title: "Partida encerrada não muda de horário" } });
  throw championshipNotFound();
}

export const meta: Route.MetaFunction = () => privateMeta("Mover partida");

export default function MoveMatch({ loaderData, actionData }: Route.ComponentProps) {
  const { championship, match, back, values, dropped, fields, timeZoneText } = loaderData;
  return (
    <ChampionshipPage
      championship={championship}
      current="matches"
      title={`${match.home} × ${match.away}`}
      lead={[match.round, match.place, match.time && `${match.day} às ${match.time}`, match.field]
        .filter(Boolean)
        .join(" · ")}
    >
      {match.state === "open" && (
        <Notice tone="warning" title="A súmula desta partida está aberta">
          Mude só se a partida foi interrompida ou ainda não começou.
        </Notice>
      )}
      {dropped && !actionData && (
        <Notice title="Nada foi salvo ainda">
          O horário e o campo abaixo vêm de onde você soltou a partida, junto de {dropped.home} ×{" "}
          {dropped.away}. Confira e salve.
        </Notice>
      )}
      {match.state === "closed" ? (
        <Notice title="Partida encerrada não muda de horário" />
      ) : (
        <Card compact title={match.time ? "Mover partida" : "Marcar partida"} className="max-w-[44rem]">
          <MoveForm
            key={JSON.stringify(values)}
            values={values}
            fields={fields}
            timeZoneText={timeZoneText}
            back={back}
            answer={actionData}
          />
        </Card>
      )}
    </ChampionshipPage>
  );
}
