import "./claims.ts";
import "./depicted.server.ts";
import { can } from "#domain/clubs/policy.ts";
import { isCnpj } from "#domain/cnpj.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { athleteVersion } from "#server/athletes/athletes.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { setMark } from "#server/platform/database/live-rows.ts";
import { namesOf } from "#server/platform/database/names.ts";
import { sitemapPages } from "#server/platform/database/sitemap-pages.ts";
import * as queries from "./queries.ts";
import { listed } from "./public-sql.ts";
import { VERIFIED, verificationWithdrawn } from "./reviews.ts";
import { clubShown, trustLost, trustOf } from "./trust.ts";
import { clubs } from "./tables.ts";

export { signUp, type ClubSignUpProblem } from "./sign-up.ts";
export { assignOwner, crests, type NewClub } from "./queries.ts";
export { clubMedia, clubVideo } from "./media-owner.ts";
export { list, ranking, site, type ClubList, type Ranking } from "./public.ts";
export {
  featuredTestimonial,
  hideTestimonial,
  showTestimonial,
  type FeaturedTestimonial,
} from "./testimonials.ts";
export type { ClubCard, ClubSite, RankedClub } from "./views.ts";

/** A new club, not yet verified. */
export function create(
  actor: Actor,
  input: queries.NewClub,
): Promise<Result<{ id: string }, "not_allowed" | "cnpj_invalid" | "cnpj_taken">> {
  return inTransaction(async () => {
    if (!can(actor, "create")) return err("not_allowed");
    if (input.cnpj && !isCnpj(input.cnpj)) return err("cnpj_invalid");
    const id = await queries.insertClub(input);
    if (!id) return err("cnpj_taken");
    await audit(actor, "club.created", id);
    return ok({ id });
  });
}

/** A person looked at the club's papers and vouches for it. */
export async function verify(actor: Actor, id: string): Promise<Result<null, "not_found" | "cnpj_missing">> {
  const changed = await changeRow(clubs, id, {
    ...VERIFIED,
    who: actor,
    allowed: () => can(actor, "verify"),
  });
  return changed.ok ? ok(null) : changed;
}

/** What a person vouched for no longer holds: the club keeps its page and plan, and reaches no minor. */
export function withdrawVerification(
  actor: Actor,
  id: string,
  reason: string,
): Promise<Result<null, "not_found" | "not_verified">> {
  return inTransaction(async () => {
    const changed = await changeRow(clubs, id, {
      who: actor,
      action: "club.unverified",
      allowed: () => can(actor, "verify"),
      obstacle: ({ verified }) => (verified ? null : "not_verified"),
      set: { verified: false },
    });
    if (!changed.ok) return changed;
    const club = changed.value.before;
    if (club.contactEmail) await verificationWithdrawn(club.contactEmail, club.name, reason);
    await trustLost.tell({ clubId: id, what: "club_unverified" });
    return ok(null);
  });
}

/** Out of every public page, and no longer trusted, until restored. */
export const hide = (actor: Actor, id: string, reason?: string) => setHidden(actor, id, true, reason);
export const restore = (actor: Actor, id: string) => setHidden(actor, id, false);

function setHidden(
  actor: Actor,
  id: string,
  hidden: boolean,
  reason?: string,
): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    if (!can(actor, "hide") || !(await setMark(clubs, id, "hiddenAt", hidden))) return err("not_found");
    const action = hidden ? "club.hidden" : "club.shown";
    await audit(actor, action, id, reason ? { after: { reason } } : []);
    if (hidden) await trustLost.tell({ clubId: id, what: "club_hidden" });
    else await clubShown.tell({ clubId: id });
    return ok(null);
  });
}

/**
 * Links an athlete to a club as if both had said so: for the product's own data only. Staff speak for
 * neither side; each confirms from its own account.
 */
export function linkConfirmed(
  actor: Actor,
  clubId: string,
  athleteId: string,
): Promise<Result<null, "not_allowed">> {
  return inTransaction(async () => {
    if (!can(actor, "linkConfirmed")) return err("not_allowed");
    await queries.insertConfirmedLink(clubId, athleteId);
    await audit(actor, "club.athlete_linked", clubId);
    return ok(null);
  });
}

/** Every club that visitors can find. */
export const indexable = sitemapPages("clubs", "id::text", listed("clubs"));

/** Whether a person verified this club and nobody hid it since: what others rely on before they trust it. */
export const isVerified = async (id: string): Promise<boolean> => (await trustOf(id)).verified;

/** SQL that answers a version which changes with the club. */
export const clubVersion = (id: string): string =>
  `(select xmin::text as version from clubs where id = ${id})`;

/** SQL that answers a version which changes with who appears on an item, and with who decides for them. */
export const depictedVersion = (mediaId: string): string => `(
    select string_agg(row(shown.xmin, athlete.version)::text, '' order by shown.athlete_id) as version
    from club_media_athletes shown
    left join lateral ${athleteVersion("shown.athlete_id")} athlete on true
    where shown.media_id = ${mediaId})`;

/** What a page shows of the club behind an event. */
export const organiser = (id: string) => queries.organiserById(id);

/** Names by id, for those who already know the ids. */
export const names = (ids: readonly string[]): Promise<Map<string, string>> =>
  namesOf(clubs, clubs.name, ids);
