import { profileIdOf, userIdOf, type Actor, type Member } from "#domain/identity/actor.ts";
import { isGuardian } from "#domain/athletes/policy.ts";
import { VIEW_DAYS } from "#domain/rights/periods.ts";
import { ownerOfVideo } from "#server/athletes/athletes.server.ts";
import { responsibleFor } from "#server/athletes/responsible.server.ts";
import { contactClubs, trustOf } from "#server/clubs/trust.ts";
import * as identity from "#server/identity/identity.server.ts";
import { today } from "#server/platform/clock.ts";
import { db } from "#server/platform/database/database.ts";
import { and, desc, eq, gte, lt, sql } from "#server/platform/database/orm.ts";
import { profileViews, type ViewKind } from "./tables.ts";

/** The family reads who looked in these days. */
const VIEWS_SHOWN_DAYS = 30;

/** A member of a verified club opened an athlete's page. Anybody else leaves no trace. */
export async function recordView(actor: Actor, athleteId: string, kind: ViewKind): Promise<void> {
  const clubId = profileIdOf(actor, "club");
  if (!clubId || !(await trustOf(clubId)).verified) return;
  await db()
    .insert(profileViews)
    .values({ clubId, athleteId, kind, day: today(), userId: userIdOf(actor) })
    .onConflictDoUpdate({
      target: [profileViews.athleteId, profileViews.day, profileViews.clubId],
      // Of one day the family reads what tells them most.
      set: { kind: "video" },
      setWhere: sql`excluded.kind = 'video' and ${profileViews.kind} <> 'video'`,
    });
}

/** The same for whoever watches a video. */
export async function recordVideoView(actor: Actor, videoId: string): Promise<void> {
  const athleteId = profileIdOf(actor, "club") ? await ownerOfVideo(actor, videoId) : null;
  if (athleteId) await recordView(actor, athleteId, "video");
}

interface ProfileView {
  clubId: string;
  club: string;
  scout: string | null;
  kind: ViewKind;
  day: Temporal.PlainDate;
}

/** Which clubs looked at the athlete in the last 30 days, newest first: for the guardians, or the adult athlete. */
export async function viewsOf(actor: Member, athleteId: string): Promise<ProfileView[]> {
  const athlete = await responsibleFor(athleteId);
  const own = athlete && !athlete.minor && athlete.userId === actor.userId;
  if (!athlete || !(own || isGuardian(athlete, actor.userId))) return [];
  const rows = await db()
    .select()
    .from(profileViews)
    .where(
      and(
        eq(profileViews.athleteId, athleteId),
        gte(profileViews.day, today().subtract({ days: VIEWS_SHOWN_DAYS })),
      ),
    )
    .orderBy(desc(profileViews.day), desc(profileViews.id))
    .limit(100);
  const clubs = await contactClubs(rows.map(({ clubId }) => clubId));
  const scouts = await identity.names(rows.flatMap(({ userId }) => userId ?? []));
  return rows.map(({ clubId, userId, kind, day }) => ({
    clubId,
    club: clubs.get(clubId)?.name ?? "Clube que saiu",
    scout: (userId && scouts.get(userId)) ?? null,
    kind,
    day,
  }));
}

/** Views that nobody needs any more. */
export async function sweepViews(): Promise<void> {
  await db()
    .delete(profileViews)
    .where(lt(profileViews.day, today().subtract({ days: VIEW_DAYS })));
}
