import { SYSTEM } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { refreshCategoryAverages } from "#server/athletes/category-averages.ts";
import * as billing from "#server/billing/plans/plans.server.ts";
import * as championships from "#server/championships/championships.server.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import * as events from "#server/events/staff.server.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { requestReview } from "#server/platform/reviews/reviews.ts";
import * as sponsors from "#server/sponsors/sponsors.server.ts";
import { addAccounts } from "./accounts.ts";
import { addAthletes, linkAthletes } from "./add-athletes.ts";
import { addChampionships } from "./championships.ts";
import { addClubDesk } from "./club-desk.ts";
import { demoClubs } from "./club-inputs.ts";
import { addClubMedia } from "./club-media.ts";
import { addClubPeople } from "./club-people.ts";
import { addContacts } from "./contacts.ts";
import { addDuplicates } from "./duplicates.ts";
import { demoEvents } from "./events.ts";
import { addFamilyDesk } from "./family-desk.ts";
import { addFavourites } from "./favourites.ts";
import { addFigures } from "./figures.ts";
import { addFinishedTrials } from "./finished-trial.ts";
import { addImports } from "./imports.ts";
import { addInquiries } from "./inquiries.ts";
import { keepBack } from "./kept-back.ts";
import { addLogins, demoMember } from "./logins.ts";
import { addMatchResults, addSeason } from "./match-results.ts";
import { addMedia } from "./media.ts";
import { addOrganisedEvents } from "./organised-events.ts";
import { addOwnProfiles } from "./own-profiles.ts";
import { PLANS } from "./plans.ts";
import { workOnQueues } from "./queue.ts";
import { addRegistrations } from "./registrations.ts";
import { addReviews } from "./reviews.ts";
import { addSecondGuardians } from "./second-guardians.ts";
import { addSeasonConfirmations } from "./season-confirmations.ts";
import { addSavedSearches } from "./saved-searches.ts";
import { addShortlists } from "./shortlists.ts";
import { addSiteSettings } from "./site-settings.ts";
import { demoSponsors } from "./sponsors.ts";
import { addWaitingMedia } from "./waiting-media.ts";

// Any constant will do, as long as no other lock of the product uses it.
const LOCK = 7_305_222;

/**
 * Fills a database that nobody has used yet, and says whether it did. All or nothing: a fill that was
 * killed leaves no trace, and a process that starts at the same moment waits and finds it done.
 */
export function fill(today: Temporal.PlainDate): Promise<boolean> {
  return inTransaction(async () => {
    await client().query("select pg_advisory_xact_lock($1)", [LOCK]);
    if (!(await isUntouched())) return false;
    for (const plan of PLANS) expectOk(await billing.createPlan(SYSTEM, plan));
    for (const sponsor of demoSponsors(today)) expectOk(await sponsors.create(SYSTEM, sponsor));
    const clubIds = await addClubs(today);
    await addSeason(today, clubIds);
    await addEvents(today, clubIds);
    await addAthletes(today);
    await refreshCategoryAverages();
    await linkAthletes(clubIds);
    await addSecondGuardians();
    await addLogins();
    await addClubPeople(clubIds);
    await addSeasonConfirmations(today);
    await addMatchResults(today);
    await addOwnProfiles(clubIds);
    await addClubDesk();
    await addContacts(clubIds);
    await addOrganisedEvents(today, clubIds);
    await addChampionships(today);
    const people = {
      clubId: clubIds.get("Esporte Clube Litoral")!,
      owner: (await demoMember("club")).userId,
      scout: (await demoMember("scout")).userId,
    };
    await addShortlists(people, today);
    await addFavourites(people);
    await addWaitingMedia();
    await addFamilyDesk(clubIds);
    await addReviews(today, clubIds);
    await addMedia(clubIds);
    await addClubMedia();
    await addInquiries(today);
    await keepBack();
    await addSavedSearches(people.clubId, today);
    await addRegistrations();
    await addFinishedTrials(clubIds);
    await addAccounts();
    await addSiteSettings(today);
    await addImports(today);
    await addDuplicates(today);
    await addFigures(today);
    await workOnQueues();
    return true;
  });
}

async function isUntouched(): Promise<boolean> {
  const { rows } = await client().query<{ untouched: boolean }>(
    `select not exists (select from athletes) and not exists (select from clubs) and not exists (select from events)
       and not exists (select from sponsors) and not exists (select from subscription_plans) as untouched`,
  );
  return rows[0]!.untouched;
}

/** The id of each club by its name. */
async function addClubs(today: Temporal.PlainDate): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { input, verified } of demoClubs(today)) {
    const { id } = expectOk(await clubs.create(SYSTEM, input));
    if (verified) expectOk(await clubs.verify(SYSTEM, id));
    ids.set(input.name, id);
  }
  return ids;
}

async function addEvents(today: Temporal.PlainDate, clubIds: Map<string, string>): Promise<void> {
  for (const { input, club, championship, approved } of demoEvents(today)) {
    const clubId = club && clubIds.get(club)!;
    const championshipId =
      championship && expectOk(await championships.create(SYSTEM, { ...championship, clubId })).id;
    const { id } = expectOk(await events.create(SYSTEM, { ...input, clubId, championshipId }));
    if (approved) expectOk(await events.approve(SYSTEM, id));
    else await requestReview({ kind: "event", subjectId: id, requestedBy: null });
  }
}
