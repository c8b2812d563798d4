import "./media-flow.ts";
import { athleteSubdomainOf } from "#domain/athletes/athlete-host.ts";
import type { AthletePageQuery, AthleteQuery } from "#domain/athletes/athlete-query.ts";
import { birthObstacle, can } from "#domain/athletes/policy.ts";
import { isSubdomain } from "#domain/athletes/subdomain.ts";
import { VISITOR, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { today } from "#server/platform/clock.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { config } from "#server/platform/config/current.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { namesOf } from "#server/platform/database/names.ts";
import { sitemapPages } from "#server/platform/database/sitemap-pages.ts";
import { comparableAthletes, type ComparableAthlete } from "./comparable.ts";
import { catalogOfAthletes, listAthletes, type AthleteList, type CatalogPage } from "./listing.ts";
import { policyFactsOf } from "./policy-row.ts";
import * as queries from "./queries.ts";
import { findWithGuardianship } from "./athlete-with-guardianship.ts";
import { athletes } from "./tables.ts";
import { toCard, toSite, type AthleteCard, type AthleteSite } from "./views.ts";
import { isOwn, type ViewerRelation } from "./viewer-relation.ts";
import { insertAthlete, type NewAthlete } from "./writes.ts";

export { noteStatement } from "./age-statements.ts";
export { changeBirthdate } from "./birthdate.ts";
export { athleteMedia } from "./media-owner.ts";
export { policyFactsOf, policyRowSql, type PolicyRow } from "./policy-row.ts";
export {
  answerSeason,
  refusedSeasons,
  seasonsAskedOf,
  type AskedSeason,
  type SeasonAnswer,
  type SeasonAnswerProblem,
} from "./season-confirmation.ts";
export { setSheetSeasons, type SheetSeason } from "./sheet-seasons.ts";
export { publish } from "./publication.ts";
export { hide } from "./staff/hide.server.ts";
export { countAthletes, searchAthletes, type FoundAthlete, type FoundPage } from "./search.server.ts";
export { assignOwner } from "./writes.ts";
export { listedAthletes, publicIdsOf, type ListedAthlete } from "./listed.ts";
export { movedTo, type Moved } from "./former-addresses.ts";
export { participantFacts, type ParticipantFacts } from "./participants.ts";
export { categoryAverage, type CategoryAverage } from "./comparison.ts";
export type { ComparableAthlete } from "./comparable.ts";
export {
  forgetSearchChanges,
  newMatches,
  reportedAthletes,
  searchChanges,
  type ReportedAthlete,
  type SearchChange,
} from "./search-changes.ts";
export { createOwn, signUp, type AthleteSignUpProblem } from "./sign-up.ts";
export { athleteVersion, ownerOfVideo, viewerRelationTo, type ViewerRelation } from "./viewer-relation.ts";
export type { AthleteCard, AthleteList, AthleteSite, NewAthlete };

/** SQL for what other capabilities may join: the id and the name of every athlete whom anyone may read. */
export const PUBLIC_ATHLETES = "(select id, name from athletes where visibility = 'public')";

/** Public profiles that match, a page at a time. */
export const list = (query: AthletePageQuery): Promise<AthleteList> => listAthletes(query, today());

/** The same for programs, which walk through all of them. */
export const catalog = (query: AthleteQuery, page: CatalogPage) => catalogOfAthletes(query, page, today());

/** Figurinhas of those of these athletes who are public, by name. */
export async function publicCards(ids: readonly string[]): Promise<AthleteCard[]> {
  const rows = await queries.cardsByIds(ids);
  return rows.map((row) => toCard(row, today()));
}

/** What of these athletes may be put side by side: those who are public, in the order asked for. */
export const comparable = (subdomains: readonly string[]): Promise<ComparableAthlete[]> =>
  comparableAthletes(subdomains, today());

/** The newest profiles that staff put forward. */
export async function featured(limit: number): Promise<AthleteCard[]> {
  const rows = await queries.featured(limit);
  return rows.map((row) => toCard(row, today()));
}

/** An athlete's own site. One that this actor may not read does not exist for them. */
export async function site(actor: Actor, subdomain: string): Promise<Result<AthleteSite, "not_found">> {
  const row = isSubdomain(subdomain) ? await queries.siteBySubdomain(subdomain, actor) : undefined;
  if (!row || !can(actor, "read", policyFactsOf(row))) return err("not_found");
  return ok(toSite(row, today()));
}

/**
 * The same in one statement for a page that opens more to some of its viewers: whether everybody may read it, and
 * what the viewer is to the athlete.
 */
export async function siteForViewer(
  actor: Actor,
  subdomain: string,
): Promise<Result<{ site: AthleteSite; isPublic: boolean; relation: ViewerRelation }, "not_found">> {
  const row = isSubdomain(subdomain) ? await queries.siteBySubdomain(subdomain, actor) : undefined;
  const facts = row && policyFactsOf(row);
  if (!row || !facts || !can(actor, "read", facts)) return err("not_found");
  const isPublic = can(VISITOR, "read", facts);
  const shared = facts.minor && row.social_public ? row.social : null;
  return ok({
    site: toSite(row, today()),
    isPublic,
    relation: { minor: facts.minor, own: isOwn(actor, facts), sharedSocial: shared },
  });
}

/** The address of the athlete with this id, for actors who may read the site. */
export async function subdomainOf(actor: Actor, id: string): Promise<Result<string, "not_found">> {
  const profile = await findWithGuardianship(id);
  return profile && can(actor, "read", profile.policyFacts)
    ? ok(profile.athlete.subdomain)
    : err("not_found");
}

/** Public profiles that search engines may show: for a minor, the guardian has said so. */
export const indexable = sitemapPages("athletes", "subdomain", "visibility = 'public' and indexable");

/** Whose own site a request is for, by its host alone; null on the product's own hosts. */
export function athleteAt({ hostname }: URL): string | null {
  const { appDomain, appUrl } = config();
  // The product itself may live on a subdomain of its domain.
  return hostname === appUrl.hostname ? null : athleteSubdomainOf(hostname, appDomain);
}

/** The same page on the product's own host. Set as a path, so that `//elsewhere` cannot become a host. */
export function onMainHost({ pathname, search }: Pick<URL, "pathname" | "search">): string {
  const url = new URL(config().appUrl.origin);
  url.pathname = pathname;
  url.search = search;
  return url.href;
}

/** A new profile, always private. Nobody enters a child under 13, not even staff. */
export function create(
  actor: Actor,
  input: NewAthlete,
): Promise<Result<{ id: string }, "not_allowed" | "too_young" | "subdomain_taken">> {
  return inTransaction(async () => {
    if (!can(actor, "create")) return err("not_allowed");
    const known = { birthdate: input.birthdate ?? null, birthdateEstimated: false };
    if (birthObstacle(known, today()) === "too_young") return err("too_young");
    // Reserved host names count as taken, because nobody could reach the site.
    const id = isSubdomain(input.subdomain) ? await insertAthlete(input) : undefined;
    if (!id) return err("subdomain_taken");
    await audit(actor, "athlete.created", id);
    return ok({ id });
  });
}

/** Names by id, for those who already know the ids. */
export const names = (ids: readonly string[]): Promise<Map<string, string>> =>
  namesOf(athletes, athletes.name, ids);
