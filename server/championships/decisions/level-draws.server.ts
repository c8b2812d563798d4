import { randomUUID } from "node:crypto";
import { drawOrder } from "#domain/championships/draw.ts";
import type { ActObstacle } from "#domain/championships/policy.ts";
import { userIdOf } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { lockCategory, type Organising } from "../own.ts";
import { championshipDraws } from "../tables.ts";
import { markStale } from "../tables-job.ts";
import { standingOf } from "./begun-matches.ts";

interface AskedDraw {
  group: string | null;
  teams: readonly string[];
  witnesses: string | null;
}

/**
 * Draws the order of teams that nothing else tells apart. The seed is made here, so that nobody chooses it; with it and
 * the teams anybody holds the draw again and sees the same.
 */
export function recordDraw(
  organising: Organising,
  categoryId: string,
  asked: AskedDraw,
): Promise<Result<{ id: string; order: string[] }, ActObstacle | "not_needed">> {
  return inTransaction(
    async (): Promise<Result<{ id: string; order: string[] }, ActObstacle | "not_needed">> => {
      const opened = await lockCategory(organising, categoryId, "finish");
      if (!opened.ok) return opened;
      const { category } = opened.value;
      const { computed } = await standingOf(category);
      const needed = computed.neededDraws.find(
        ({ group, teams }) =>
          group === asked.group && new Set(teams).symmetricDifference(new Set(asked.teams)).size === 0,
      );
      if (!needed) return err("not_needed");
      const seed = randomUUID();
      const { order } = drawOrder({ teams: needed.teams, seed });
      const [inserted] = await db()
        .insert(championshipDraws)
        .values({
          categoryId,
          kind: "level_teams",
          groupName: needed.group,
          seed,
          input: needed.teams.map((team) => ({ team, pot: null })),
          steps: order.map((team) => ({ team, group: needed.group, pot: null })),
          witnesses: asked.witnesses,
          drawnBy: userIdOf(organising.actor),
        })
        .returning({ id: championshipDraws.id });
      await audit(organising.actor, "championship.level_teams_drawn", category.championshipId);
      await markStale(categoryId);
      return ok({ id: inserted!.id, order });
    },
  );
}
