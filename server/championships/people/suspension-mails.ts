import type { Suspension } from "#domain/championships/discipline.ts";
import { formatDateTime } from "#domain/date-time.ts";
import { zoneOf } from "#domain/events/zones.ts";
import { firstName } from "#domain/person-name.ts";
import { responsibleForAll } from "#server/athletes/responsible.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { mailTo } from "#server/platform/mail/mail.ts";
import type { MatchView } from "../matches/match-view.ts";
import type { ChampionshipRow } from "../own.ts";
import { pageAction } from "../signals.ts";
import type { TeamRow } from "../teams/team-rows.ts";

/** Somebody who is out of a coming match, or who is not out any more. */
export interface SuspensionNews {
  kind: "suspended" | "lifted";
  teamId: string;
  /** The row of the squad; of staff there is none. */
  row: string | null;
  cause: Suspension["cause"];
  /** Where it is served, as far as it is known today. */
  out: MatchView[];
}

const CAUSES: Record<SuspensionNews["cause"], string> = {
  series: "série de cartões amarelos",
  second_yellow: "segundo cartão amarelo",
  red: "cartão vermelho",
  decision: "decisão da organização",
};

const BY_CARDS = {
  because: "causa de cartões",
  said: "pelas súmulas, ",
  lifted: "a súmula de um jogo foi corrigida",
  appeal: "contesta a súmula",
};
const BY_DECISION = {
  because: "decisão da organização",
  said: "",
  lifted: "uma decisão foi revogada",
  appeal: "fala com a organização",
};

interface About {
  championship: ChampionshipRow;
  team: TeamRow;
}

/** To who answers for the team: shirt numbers, which that person knows; no names. */
export async function toTeam({
  championship,
  team,
  news,
  rows,
}: About & {
  news: readonly SuspensionNews[];
  rows: ReadonlyMap<string, { number: number | null }>;
}): Promise<void> {
  if (!team.managerEmail) return;
  const who = ({ row }: SuspensionNews) => {
    const number = row ? rows.get(row)?.number : null;
    return number ? `Camisa ${number}` : "Comissão técnica";
  };
  const lines = news.map((one) =>
    one.kind === "lifted"
      ? `${who(one)}: a suspensão não vale mais, porque ${one.cause === "decision" ? "a decisão foi revogada" : "a súmula foi corrigida"}.`
      : `${who(one)}, por ${CAUSES[one.cause]}: fora de ${matchesOf(one.out, championship)}.`,
  );
  const suspended = news.some(({ kind }) => kind === "suspended");
  const action = await pageAction(championship.id);
  await mailTo({ email: team.managerEmail, name: team.managerName ?? undefined }, "suspended-team", {
    subject: suspended ? "Suspensão na sua equipe" : "Suspensão desfeita na sua equipe",
    title: `${team.name}: suspensões em ${championship.name}`,
    paragraphs: [
      ...lines,
      ...(suspended
        ? ["Quem está suspenso não pode ser escalado. A súmula avisa e, sem um motivo escrito, não aceita."]
        : []),
    ],
    action,
  });
}

/** To the athlete, or to each guardian of a minor: never to a child. */
export async function toFamily({
  championship,
  team,
  news,
  athleteId,
}: About & { news: SuspensionNews; athleteId: string }): Promise<void> {
  const athlete = (await responsibleForAll([athleteId])).get(athleteId);
  if (!athlete || athlete.deleted) return;
  const { minor, userId, guardianUserIds, name } = athlete;
  const who = minor ? firstName(name) : "você";
  const action = await pageAction(championship.id);
  const words = news.cause === "decision" ? BY_DECISION : BY_CARDS;
  for (const id of minor ? guardianUserIds : userId ? [userId] : []) {
    const person = await identity.findById(id);
    if (!person) continue;
    await mailTo({ name: person.name, email: person.email }, "suspended-athlete", {
      subject: news.kind === "lifted" ? "Uma suspensão foi desfeita" : "Suspensão no campeonato",
      title:
        news.kind === "lifted" ? "A suspensão não vale mais" : `Fora do próximo jogo por ${words.because}`,
      paragraphs:
        news.kind === "lifted"
          ? [`${championship.name}: ${words.lifted}, e ${who} não está mais fora por ${CAUSES[news.cause]}.`]
          : [
              `${championship.name}: ${words.said}${who} cumpre suspensão por ${CAUSES[news.cause]}.`,
              `${team.name} joga sem ${minor ? who : "você"}: ${matchesOf(news.out, championship)}.`,
              `Se algo estiver errado, fale com quem cuida da equipe: é ela que ${words.appeal}.`,
            ],
      action,
    });
  }
}

/** "Ferroviária × Colina, 21/11/2026 às 15:00; …" */
const matchesOf = (matches: readonly MatchView[], championship: ChampionshipRow): string =>
  matches
    .map(({ home, away, kickOff }) => {
      const sides = [home, away].map(({ team }) => team?.name ?? "a definir").join(" × ");
      return kickOff === null
        ? `${sides}, sem data por enquanto`
        : `${sides}, ${formatDateTime(Temporal.Instant.from(kickOff), zoneOf(championship))}`;
    })
    .join("; ");
