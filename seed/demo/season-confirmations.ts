import { seasonSchema } from "#domain/athletes/season-schema.ts";
import { profileIdOf } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { changeSeason, ownSeasons } from "#server/athletes/own-seasons.server.ts";
import {
  answerSeason,
  clubsThatConfirm,
  seasonsToConfirm,
} from "#server/clubs/season-confirmation.server.ts";
import { demoMember } from "./logins.ts";

/**
 * The athletes of two logins ask their club to confirm the last two years: one is confirmed; of the adult the other is
 * refused with a reason, of the minor it waits on the club's dashboard.
 */
export async function addSeasonConfirmations(today: Temporal.PlainDate): Promise<void> {
  for (const login of ["minor", "athlete"] as const) {
    const athlete = await demoMember(login);
    const athleteId = profileIdOf(athlete, "athlete")!;
    const [club] = await clubsThatConfirm(athleteId);
    if (!club) continue;
    const { seasons } = expectOk(await ownSeasons(athlete, athleteId));
    for (const season of seasons.filter(({ source, year }) => source === "declared" && year! < today.year)) {
      const typed = Object.entries({ ...season, askedClubId: club.id }).map(([name, value]) => [
        name,
        value === null ? "" : String(value),
      ]);
      const input = seasonSchema.parse(Object.fromEntries(typed));
      expectOk(await changeSeason(athlete, athleteId, season.id, input));
    }
    const person = actingAs((await demoMember("club")).userId, "club", club.id);
    const asked = expectOk(await seasonsToConfirm(person, club.id));
    for (const season of asked.filter((one) => one.athleteId === athleteId)) {
      const confirmed = season.year === today.year - 1;
      if (!confirmed && login === "minor") continue;
      const reason = confirmed ? null : "Nesse ano jogou só o segundo semestre conosco: são 9 jogos.";
      const answer = { seasonId: season.id, confirmed, reason, savedAt: season.savedAt };
      expectOk(await answerSeason(person, club.id, answer));
    }
  }
}
