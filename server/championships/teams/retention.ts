import { db } from "#server/platform/database/database.ts";
import { and, inArray, isNotNull, isNull, ne, sql } from "#server/platform/database/orm.ts";
import { forgetBanReasons } from "../people/bans.ts";
import { forgetSheetReasons, forgetTypedTexts } from "../people/sheet-texts.ts";
import { ERASED } from "./squad.server.ts";
import { championshipSquad, championshipTeams } from "./tables.ts";

/**
 * Categories of cups that ended this many months ago. The last match counts where it was played after the day that the
 * organiser had announced.
 */
const longOver = (months: number) => sql`(
  select category.id from championship_categories category
  join championships cup on cup.id = category.championship_id
  where greatest(
    coalesce(cup.end_date, cup.start_date, cup.created_at::date),
    (select max(match.kick_off)::date from championship_matches match where match.category_id = category.id)
  ) < current_date - make_interval(months => ${months})
)`;

const removedTeams = () =>
  db()
    .select({ id: championshipTeams.id })
    .from(championshipTeams)
    .where(isNotNull(championshipTeams.deletedAt));

/**
 * Of the children in old squads only shirt numbers are left, and of who answered for the teams nothing. Whose family
 * linked a profile keeps the row: it is part of the athlete's own history.
 */
export async function sweepSquads(months: number): Promise<void> {
  const over = inArray(championshipSquad.categoryId, longOver(months));
  await db()
    .update(championshipSquad)
    .set({ ...ERASED, updatedAt: sql`now()` })
    .where(and(over, isNull(championshipSquad.erasedAt), ne(championshipSquad.linkState, "confirmed")));
  // Of teams that were removed before their squads were erased with them.
  await db()
    .update(championshipSquad)
    .set({ ...ERASED, updatedAt: sql`now()` })
    .where(and(isNull(championshipSquad.erasedAt), inArray(championshipSquad.teamId, removedTeams())));
  await forgetBanReasons();
  await forgetSheetReasons();
  await forgetTypedTexts(longOver(months));
  await db()
    .update(championshipSquad)
    .set({ cpfHash: null })
    .where(and(over, isNotNull(championshipSquad.cpfHash)));
  await db()
    .update(championshipTeams)
    .set({
      managerName: null,
      managerEmail: null,
      managerUserId: null,
      tokenHash: null,
      tokenSealed: null,
      updatedAt: sql`now()`,
    })
    .where(
      and(
        inArray(championshipTeams.categoryId, longOver(months)),
        sql`num_nonnulls(${championshipTeams.managerName}, ${championshipTeams.managerEmail}, ${championshipTeams.managerUserId}, ${championshipTeams.tokenHash}) > 0`,
      ),
    );
}
