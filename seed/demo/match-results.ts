import { SYSTEM, type Member } from "#domain/identity/actor.ts";
import type { MatchInput } from "#domain/clubs/match-schema.ts";
import { expectOk } from "#domain/result.ts";
import { adjustPoints } from "#server/clubs/adjustments.server.ts";
import { answerMatch } from "#server/clubs/match-answers.server.ts";
import { recordMatchSheet } from "#server/clubs/clubs.ts";
import { enterMatch, matchesOf } from "#server/clubs/matches.server.ts";
import { CLUBS } from "./clubs.ts";
import { demoMember } from "./logins.ts";
import { playSeason } from "./season.ts";

/** The season of the demo clubs up to today, from match sheets. */
export async function addSeason(
  today: Temporal.PlainDate,
  clubIds: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [index, { club, opponent, ...match }] of playSeason(CLUBS, today, "demo-season").entries())
    await recordMatchSheet(SYSTEM, {
      ...match,
      ref: `demo:${index}`,
      clubId: clubIds.get(club)!,
      opponent: { id: clubIds.get(opponent)! },
      category: 17,
    });
}

const LITORAL = "Esporte Clube Litoral";
const VALE_VERDE = "Associação Vale Verde";

/** What clubs enter themselves, in each state, and what staff adjusted. */
export async function addMatchResults(today: Temporal.PlainDate): Promise<void> {
  const [litoral, valeVerde] = [await demoMember("club"), await demoMember("two")];
  const daysAgo = (days: number) => today.subtract({ days });
  const against = (
    opponent: string,
    [goalsFor, goalsAgainst]: [number, number],
    matchDate: Temporal.PlainDate,
  ) =>
    ({
      opponent,
      goalsFor,
      goalsAgainst,
      matchDate,
      category: 15,
      evidence: null,
      opponentId: null,
    }) satisfies MatchInput;
  await enter(valeVerde, against(LITORAL, [2, 2], daysAgo(3)));
  await enter(litoral, against("Projeto Raízes do Campo", [4, 0], daysAgo(6)));
  await enter(litoral, {
    ...against("Clube Recreativo Camisa Oito", [1, 2], daysAgo(9)),
    evidence: "Súmula no site da liga, rodada 12, jogo 48.",
  });
  await enter(litoral, against(VALE_VERDE, [2, 1], daysAgo(16)));
  await contestOnly(valeVerde);
  expectOk(
    await adjustPoints(SYSTEM, {
      club: "Instituto Bola na Rede",
      points: -3,
      reason: "Atleta escalado sem inscrição na 4ª rodada",
    }),
  );
}

const clubOf = ({ profile }: Member) => profile!.profileId!;

const enter = async (member: Member, input: MatchInput) =>
  expectOk(await enterMatch(member, clubOf(member), input));

async function contestOnly(member: Member): Promise<void> {
  const { toAnswer } = expectOk(await matchesOf(member, clubOf(member), null));
  const [asked] = toAnswer;
  if (!asked) throw new Error("a demo result should wait for an answer");
  const { id, savedAt } = asked;
  expectOk(
    await answerMatch(member, clubOf(member), { id, savedAt, contested: { goalsFor: 1, goalsAgainst: 1 } }),
  );
}
