import type { AthleteQuery } from "#domain/athletes/athlete-query.ts";
import { ADULT_AGE, bornOnOrBefore } from "#domain/dates.ts";
import { isStaff, userIdOf, type Actor } from "#domain/identity/actor.ts";
import { MOST_PER_OWNER } from "#domain/media/limits.ts";
import { guardianUserIds } from "#server/guardians/guardians.ts";
import { shownPhotos, shownPicture, shownVideos } from "#server/media/media.ts";
import { remembered } from "#server/platform/cache/remembered.ts";
import { client, db } from "#server/platform/database/database.ts";
import { live } from "#server/platform/database/live-rows.ts";
import { and, eq } from "#server/platform/database/orm.ts";
import {
  CARDS,
  countStatement,
  listStatement,
  looksForWords,
  type PageRequest,
  type Statement,
} from "./list-sql.ts";
import type { CardRow, SiteRow } from "./rows.ts";
import { seasonsSql } from "./season-sql.ts";
import { athletes } from "./tables.ts";

export const listPublic = (
  query: AthleteQuery,
  page: PageRequest,
  today: Temporal.PlainDate,
): Promise<CardRow[]> => run<CardRow>(listStatement(query, page, today));

export async function countPublic(
  query: AthleteQuery,
  cap: number,
  today: Temporal.PlainDate,
): Promise<number> {
  const statement = countStatement(query, cap, today);
  return looksForWords(query) ? count(statement) : lastCount(JSON.stringify(statement));
}

/** Hundreds of rows are read for one number, which is the same for everybody until some list changes. */
const lastCount = remembered(["athlete-list"], (statement) => count(JSON.parse(statement) as Statement));

async function count(statement: Statement): Promise<number> {
  const rows = await run<{ total: number }>(statement);
  return rows[0]!.total;
}

export async function isPublic(id: string): Promise<boolean> {
  const { rowCount } = await client().query({
    name: "athletes_is_public",
    text: "select from athletes where id = $1 and visibility = 'public'",
    values: [id],
  });
  return rowCount === 1;
}

export async function featured(limit: number): Promise<CardRow[]> {
  return run<CardRow>({ text: FEATURED, values: [limit] });
}

/** Those of these athletes who are public, by name. */
export async function cardsByIds(ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  return run<CardRow>({ text: BY_IDS, values: [ids] });
}

export async function siteBySubdomain(subdomain: string, reader: Actor): Promise<SiteRow | undefined> {
  const rows = await run<SiteRow>(siteStatement(subdomain, reader));
  return rows[0];
}

/**
 * What this reader cannot see is left out before anything else is loaded: a private profile costs as much
 * as an unknown address, so that the time of an answer does not confirm a child's name.
 */
export const siteStatement = (subdomain: string, reader: Actor): Statement => ({
  text: SITE,
  values: [subdomain, isStaff(reader), userIdOf(reader)],
});

/** The athlete's own profile of this user. */
export async function findOwnedBy(userId: string) {
  const rows = await db()
    .select()
    .from(athletes)
    .where(and(eq(athletes.userId, userId), live(athletes)));
  return rows[0];
}

/** Those of these athletes who are adults on this day by a birth date that nobody disputes. */
export async function adultsAmong(ids: readonly string[], today: Temporal.PlainDate): Promise<string[]> {
  const { rows } = await client().query<{ id: string }>(
    `select id from athletes where id = any($1) and birthdate <= $2 and not birthdate_estimated
       and requested_birthdate is null and deleted_at is null order by id`,
    [ids, String(bornOnOrBefore(ADULT_AGE, today))],
  );
  return rows.map(({ id }) => id);
}

async function run<Row>({ text, values }: Statement): Promise<Row[]> {
  const result = await client().query({ text, values });
  return result.rows as Row[];
}

const BY_IDS = `${CARDS}
where a.id = any($1::uuid[]) and a.visibility = 'public' order by a.name collate "pt-BR-x-icu", a.id`;

const FEATURED = `${CARDS}
where a.visibility = 'public' and a.featured
order by exists (select from featured_weeks w where w.athlete_id = a.id and w.begun_at is not null and w.ended_at is null) desc,
  a.created_at desc, a.id desc limit $1`;

// One round trip for the whole site; every list is bounded.
const SITE = `select a.id, a.subdomain, a.name, a.nickname, a.birthdate, a.position, a.secondary_positions, a.shirt_number, a.club, a.city, a.state,
  a.height_cm, a.weight_kg, a.foot, a.traits, a.featured, a.about, a.user_id, a.visibility, a.birthdate_public, a.indexable, a.social_public,
  a.birthdate_estimated, standing_consent(a.id) as consent_version,
  ${guardianUserIds("a.id")} as guardian_user_ids,
  ${seasonsSql("a.id")} as seasons,
  (a.season_deleted_at at time zone 'America/Sao_Paulo')::date as season_deleted_on,
  (select coalesce(json_agg(x.achievement), '[]') from
    (select achievement from athlete_achievements where athlete_id = a.id order by id limit 40) x) as achievements,
  (select coalesce(json_agg(x), '[]') from
    (select year, club, category from athlete_history where athlete_id = a.id order by year desc, club limit 60) x) as history,
  ${shownPicture("a.photo_id")} as photo, ${shownPicture("a.hero_id")} as hero,
  ${shownPhotos("athlete", "a.id", MOST_PER_OWNER.photo)} as gallery,
  ${shownVideos("athlete", "a.id", MOST_PER_OWNER.video)} as videos,
  (select json_build_object('instagram', instagram, 'tiktok', tiktok, 'youtube', youtube)
   from athlete_social where athlete_id = a.id) as social
from athletes a where a.subdomain = $1 and a.deleted_at is null and (a.visibility = 'public' or $2 or a.user_id = $3
  or ($3::uuid is not null and $3::uuid = any(${guardianUserIds("a.id")})))`;
