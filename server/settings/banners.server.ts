import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { bannersFor, nextBannerChange } from "#domain/settings/banners.ts";
import type { BannerInput } from "#domain/settings/banner-schema.ts";
import type { BannerTone } from "#domain/settings/choices.ts";
import { mayEditSite } from "#domain/settings/policy.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { remembered } from "#server/platform/cache/remembered.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { now } from "#server/platform/clock.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { findLive, live, setMark } from "#server/platform/database/live-rows.ts";
import { and, asc, desc, gt, isNotNull, isNull, or } from "#server/platform/database/orm.ts";
import { siteBanners } from "./tables.ts";

const MOST = 50;

export type Banner = typeof siteBanners.$inferSelect;

interface ShownBanner {
  id: string;
  /** Changes with the text: who dismissed an earlier one reads the new one. */
  mark: string;
  text: string;
  tone: BannerTone;
  link: string | null;
  linkLabel: string | null;
  dismissible: boolean;
}

/** The notices that this reader sees now, and when a page that shows them is out of date. Asks nothing but memory. */
export async function bannersShown(
  actor: Actor,
): Promise<{ banners: ShownBanner[]; freshUntil: Temporal.Instant | null }> {
  const [current, at] = [await currentAndComing(""), now()];
  return {
    banners: bannersFor(current, actor, at).map((banner) => ({
      id: banner.id,
      mark: `${banner.id}.${banner.updatedAt.epochMilliseconds.toString(36)}`,
      text: banner.text,
      tone: banner.tone,
      link: banner.link,
      linkLabel: banner.linkLabel,
      dismissible: banner.dismissible,
    })),
    freshUntil: nextBannerChange(current, at),
  };
}

const currentAndComing = remembered(["banner"], () =>
  db()
    .select()
    .from(siteBanners)
    .where(and(live(siteBanners), or(isNull(siteBanners.until), gt(siteBanners.until, now()))))
    .orderBy(asc(siteBanners.from), asc(siteBanners.id))
    .limit(MOST),
);

/** The newest ones with what is over, and the last deleted ones, which can be restored. */
export async function bannersForStaff(actor: Actor): Promise<{ live: Banner[]; deleted: Banner[] }> {
  if (!mayEditSite(actor)) return { live: [], deleted: [] };
  const [rows, deleted] = await Promise.all([
    db()
      .select()
      .from(siteBanners)
      .where(live(siteBanners))
      .orderBy(desc(siteBanners.from), desc(siteBanners.id))
      .limit(MOST),
    db()
      .select()
      .from(siteBanners)
      .where(isNotNull(siteBanners.deletedAt))
      .orderBy(desc(siteBanners.deletedAt))
      .limit(10),
  ]);
  return { live: rows, deleted };
}

export const readBanner = async (actor: Actor, id: string): Promise<Banner | null> =>
  mayEditSite(actor) ? ((await findLive(siteBanners, id)) ?? null) : null;

export function addBanner(
  actor: Actor,
  input: BannerInput,
): Promise<Result<{ id: string }, "not_allowed" | "too_many">> {
  return inTransaction(async () => {
    if (!mayEditSite(actor)) return err("not_allowed");
    const waiting = await db()
      .select({ id: siteBanners.id })
      .from(siteBanners)
      .where(and(live(siteBanners), or(isNull(siteBanners.until), gt(siteBanners.until, now()))))
      .limit(MOST);
    if (waiting.length >= MOST) return err("too_many");
    const [row] = await db().insert(siteBanners).values(input).returning({ id: siteBanners.id });
    await audit(actor, "banner.added", row!.id);
    return ok({ id: row!.id });
  });
}

export function changeBanner(
  actor: Actor,
  id: string,
  input: BannerInput,
  ifUnchangedSince: Temporal.Instant,
) {
  return changeRow(siteBanners, id, {
    who: actor,
    action: "banner.changed",
    allowed: () => mayEditSite(actor),
    set: input,
    ifUnchangedSince,
    keepValuesOf: () => null,
  });
}

export const deleteBanner = (actor: Actor, id: string) => setDeleted(actor, id, true);
export const restoreBanner = (actor: Actor, id: string) => setDeleted(actor, id, false);

function setDeleted(actor: Actor, id: string, deleted: boolean): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    if (!mayEditSite(actor) || !(await setMark(siteBanners, id, "deletedAt", deleted)))
      return err("not_found");
    await audit(actor, deleted ? "banner.deleted" : "banner.restored", id);
    return ok(null);
  });
}
