import { randomUUID } from "node:crypto";
import { z } from "zod";
import { groupBy } from "#domain/group-by.ts";
import { db } from "#server/platform/database/database.ts";
import { findLive, live } from "#server/platform/database/live-rows.ts";
import { and, eq, isNotNull } from "#server/platform/database/orm.ts";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import { mailTo } from "#server/platform/mail/mail.ts";
import { managersOf } from "../matches/notices.ts";
import { championshipMatches } from "../matches/tables.ts";
import type { CategoryRow } from "../own.ts";
import { pageAction } from "../signals.ts";
import { championshipCategories, championships } from "../tables.ts";

/** Before the matches go: the teams that were told a time are told that it holds no more. */
export async function tellOfUndoneDraw({ id: categoryId }: CategoryRow): Promise<void> {
  const rows = await db()
    .select({ home: championshipMatches.homeTeamId, away: championshipMatches.awayTeamId })
    .from(championshipMatches)
    .where(
      and(
        eq(championshipMatches.categoryId, categoryId),
        isNotNull(championshipMatches.kickOff),
        live(championshipMatches),
      ),
    );
  const teamIds = new Set(rows.flatMap(({ home, away }) => [home, away]).filter((id) => id !== null));
  if (teamIds.size > 0)
    await enqueue(tellTeamsOfUndoneDraw, { categoryId, teamIds: [...teamIds], act: randomUUID() });
}

export const tellTeamsOfUndoneDraw = defineJob({
  name: "championship-tell-of-undone-draw",
  schema: z.object({ categoryId: z.string(), teamIds: z.array(z.string()), act: z.string() }),
  handle: tell,
});

interface Undone {
  categoryId: string;
  teamIds: string[];
  act: string;
}

/** Why it was undone stays in the log: people write names there. */
async function tell({ categoryId, teamIds, act }: Undone): Promise<void> {
  const category = await findLive(championshipCategories, categoryId);
  const championship = category && (await findLive(championships, category.championshipId));
  if (!championship) return;
  const action = await pageAction(championship.id);
  const managers = await managersOf(teamIds);
  for (const [email, teams] of groupBy(managers, ({ email: address }) => address.toLowerCase())) {
    const whose = teams.map(({ team }) => team).join(" e ");
    await mailTo({ email, ...(teams[0]?.name && { name: teams[0].name }) }, "championship-draw-undone", {
      subject: "Horários de jogos deixaram de valer",
      title: `O sorteio de ${championship.name} foi desfeito`,
      paragraphs: [
        `Categoria: ${category.name}. Os jogos e horários que você recebeu para ${whose} não valem mais.`,
        "Avise as famílias e quem joga. Depois do novo sorteio você recebe os novos horários.",
      ],
      action,
      dedupeKey: `championship-draw-undone:${act}:${email}`,
    });
  }
}
