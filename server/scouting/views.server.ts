import { isGuardian } from "#domain/athletes/policy.ts";
import {
  isImpersonating,
  profileIdOf,
  userIdOf,
  VISITOR,
  type Actor,
  type Member,
} from "#domain/identity/actor.ts";
import type { Picture } from "#domain/media/picture.ts";
import { VIEW_DAYS } from "#domain/rights/periods.ts";
import type { ViewKind } from "#domain/scouting/views.ts";
import { ownerOfVideo, site } from "#server/athletes/athletes.server.ts";
import { responsibleFor } from "#server/athletes/responsible.server.ts";
import { crests } from "#server/clubs/clubs.server.ts";
import { contactClubs, trustOf } from "#server/clubs/trust.ts";
import * as identity from "#server/identity/identity.server.ts";
import { today } from "#server/platform/clock.ts";
import { client, db } from "#server/platform/database/database.ts";
import { desc, eq, lt } from "#server/platform/database/orm.ts";
import { profileViews } from "./tables.ts";

/**
 * A member of a verified club opened something of an athlete. Anybody else leaves no trace. Call it by `afterAnswer`,
 * so that nobody waits for it, and only about athletes that were really shown.
 */
export const recordView = (actor: Actor, athleteId: string, kind: ViewKind): Promise<void> =>
  recordViews(actor, [athleteId], kind);

/** The same of everybody on a page, in a comparison or in an export: one statement, however many they are. */
export async function recordViews(
  actor: Actor,
  athleteIds: readonly string[],
  kind: ViewKind,
): Promise<void> {
  const clubId = profileIdOf(actor, "club");
  if (!clubId || athleteIds.length === 0 || isImpersonating(actor)) return;
  if (!(await trustOf(clubId)).verified) return;
  // In one order for everybody, so that two requests never wait for each other.
  const ids = [...new Set(athleteIds)].toSorted();
  await client().query(RECORD, [clubId, ids, String(today()), userIdOf(actor), kind]);
}

const RECORD = `insert into profile_views (club_id, athlete_id, day, user_id, kinds)
  select $1, id, $3, $4, array[$5] from unnest($2::uuid[]) as seen(id)
  on conflict (athlete_id, day, club_id, user_id) do update set kinds = profile_views.kinds || excluded.kinds
  where not profile_views.kinds @> excluded.kinds`;

/** The same for whoever watches a video. */
export async function recordVideoView(actor: Actor, videoId: string): Promise<void> {
  const athleteId = profileIdOf(actor, "club") ? await ownerOfVideo(actor, videoId) : null;
  if (athleteId) await recordView(actor, athleteId, "video");
}

/** The same for whoever took the résumé, which is drawn for everybody. */
export async function recordResumeView(actor: Actor, subdomain: string): Promise<void> {
  const found = await site(VISITOR, subdomain);
  if (found.ok) await recordView(actor, found.value.id, "resume");
}

interface ProfileView {
  id: string;
  clubId: string;
  club: string;
  crest: Picture | null;
  scout: string | null;
  kinds: ViewKind[];
  day: Temporal.PlainDate;
}

interface Viewers {
  /** Views of this month and of all that is kept: a club counts once a day. */
  month: number;
  all: number;
  /** Null for a minor, who sees counts only. */
  views: ProfileView[] | null;
  /** There are older ones. */
  more: boolean;
}

/** Who looked at the athlete, newest first: by name for the guardians or the adult athlete. Null for anybody else. */
export async function viewersOf(actor: Member, athleteId: string, limit: number): Promise<Viewers | null> {
  const athlete = await responsibleFor(athleteId);
  if (!athlete) return null;
  const own = athlete.userId === actor.userId;
  const named = athlete.minor ? isGuardian(athlete, actor.userId) : own;
  if (!own && !named) return null;
  const [counts, views] = await Promise.all([
    countsOf(athleteId),
    named ? latestViews(athleteId, limit + 1) : null,
  ]);
  return { ...counts, views: views?.slice(0, limit) ?? null, more: (views?.length ?? 0) > limit };
}

async function countsOf(athleteId: string): Promise<{ month: number; all: number }> {
  const { rows } = await client().query<{ month: number; all: number }>({
    name: "profile_view_counts",
    text: `select count(*)::int as all, count(*) filter (where day >= $2::date)::int as month
           from (select distinct day, club_id from profile_views where athlete_id = $1) once`,
    values: [athleteId, String(today().with({ day: 1 }))],
  });
  return rows[0]!;
}

async function latestViews(athleteId: string, limit: number): Promise<ProfileView[]> {
  const rows = await db()
    .select()
    .from(profileViews)
    .where(eq(profileViews.athleteId, athleteId))
    .orderBy(desc(profileViews.day), desc(profileViews.id))
    .limit(limit);
  const clubIds = rows.map(({ clubId }) => clubId);
  const [clubs, logos] = await Promise.all([contactClubs(clubIds), crests(clubIds)]);
  const scouts = await identity.names(rows.flatMap(({ userId }) => userId ?? []));
  return rows.map(({ id, clubId, userId, kinds, day }) => ({
    id,
    clubId,
    club: clubs.get(clubId)?.name ?? "Clube que saiu",
    crest: logos.get(clubId) ?? null,
    scout: (userId && scouts.get(userId)) ?? null,
    kinds,
    day,
  }));
}

/** Views that nobody needs any more. */
export async function sweepViews(): Promise<void> {
  await db()
    .delete(profileViews)
    .where(lt(profileViews.day, today().subtract({ days: VIEW_DAYS })));
}
