import { createContext, type RouterContextProvider } from "react-router";
import type { Member } from "#domain/identity/actor.ts";
import type { Picture } from "#domain/media/picture.ts";
import * as guardianship from "#server/athletes/guardianship.server.ts";
import { appearancesOf, type Appearance } from "#server/clubs/depicted.server.ts";
import { linksForGuardian, type GuardianLink } from "#server/clubs/links.server.ts";
import { testimonialsForFamily, type FamilyTestimonial } from "#server/clubs/testimonial-answers.server.ts";
import * as guardians from "#server/guardians/guardians.ts";
import { ownPictures } from "#server/media/media.ts";
import { client } from "#server/platform/database/database.ts";
import { readerOf, viewContact, type Contact } from "./contact-view.ts";
import { withParties } from "./parties.ts";
import * as queries from "./queries.ts";

/** More than anybody decides in one sitting; the rest follows when these are decided. */
const MOST = 50;

type DeskContact = Contact & { athleteId: string };
type DeskChange = guardianship.PendingChange & {
  /** What is shown today and what was asked for, where that is a photo. */
  pictures: { current: Picture | null; wanted: Picture | null } | null;
};

/** Everything that waits for a decision of this guardian, each list longest waiting first. */
export interface Desk {
  contacts: DeskContact[];
  media: guardianship.WaitingMedia[];
  /** Clubs' photos and videos on which an athlete appears. */
  appearances: Appearance[];
  changes: DeskChange[];
  /** Clubs that an athlete wants to be linked to. */
  links: GuardianLink[];
  /** What clubs want to quote an athlete with. */
  testimonials: FamilyTestimonial[];
  /** Athletes whose publication nobody has decided about. */
  undecided: guardianship.WardLine[];
  athletes: guardianship.WardLine[];
}

export async function deskOf(actor: Member): Promise<Desk> {
  const athletes = await guardianship.wards(actor);
  const ids = athletes.map(({ id }) => id);
  const [contacts, media, shown, changes, links, said] = await Promise.all([
    waitingContacts(actor, ids),
    guardianship.waitingMedia(actor, ids),
    appearancesOf(actor, ids),
    guardianship.pendingChanges(actor, ids),
    linksForGuardian(actor, ids),
    testimonialsForFamily(actor, ids),
  ]);
  return {
    contacts,
    media,
    appearances: shown.waiting,
    changes: await withPictures(changes),
    links,
    testimonials: said.waiting,
    undecided: athletes.filter(isUndecided),
    athletes,
  };
}

const deskOfRequest = createContext<Promise<Desk> | null>(null);

/** The same, read once however many loaders of a page ask for it. */
export function deskIn(context: Readonly<RouterContextProvider>, actor: Member): Promise<Desk> {
  const known = context.get(deskOfRequest);
  if (known) return known;
  const desk = deskOf(actor);
  context.set(deskOfRequest, desk);
  return desk;
}

/** How many decisions wait. The photos and videos of one athlete, or of one club with them, are decided together. */
export const deskSize = ({
  contacts,
  media,
  appearances,
  changes,
  links,
  testimonials,
  undecided,
}: Desk): number =>
  contacts.length +
  new Set(media.map(({ athleteId }) => athleteId)).size +
  new Set(appearances.map(({ athleteId, club }) => `${athleteId} ${club.id}`)).size +
  changes.length +
  links.length +
  testimonials.length +
  undecided.length;

/** How much waits, for the weekly mail. */
export const waitingFor = async (actor: Member): Promise<number> => deskSize(await deskOf(actor));

/** How many contact requests each of these athletes got in this time, for the weekly mail. */
export async function contactsOf(
  athleteIds: readonly string[],
  { from, until }: { from: Temporal.Instant; until: Temporal.Instant },
): Promise<Map<string, number>> {
  const { rows } = await client().query<{ id: string; total: number }>(
    `select athlete_id as id, count(*)::int as total from contact_requests
     where athlete_id = any($1::uuid[]) and created_at >= $2 and created_at < $3 group by athlete_id`,
    [athleteIds, from.toString(), until.toString()],
  );
  return new Map(rows.map(({ id, total }) => [id, total]));
}

/** Whether this guardian gets the weekly mail. */
export const wantsWeekly = async ({ userId }: Member): Promise<boolean> =>
  (await guardians.wantingWeekly([userId])).length > 0;

export const setWeekly = ({ userId }: Member, wanted: boolean): Promise<void> =>
  guardians.setWeekly(userId, wanted);

const isUndecided = ({ state }: guardianship.WardLine): boolean => state === "guardian_deciding";

async function waitingContacts({ userId }: Member, athleteIds: readonly string[]): Promise<DeskContact[]> {
  const rows = athleteIds.length > 0 ? await queries.waitingAbout(athleteIds, MOST) : [];
  return (await withParties(rows)).flatMap((contact) => {
    const reader = contact.athlete.deleted ? null : readerOf(contact.athlete, userId);
    const seen = reader && viewContact(contact, reader, userId);
    return seen?.mayAnswer ? [{ ...seen, athleteId: contact.athleteId }] : [];
  });
}

async function withPictures(changes: readonly guardianship.PendingChange[]): Promise<DeskChange[]> {
  const ids = changes.filter(isOfPhoto).flatMap(({ current, value }) => [current, value]);
  const pictures = await ownPictures(ids.filter((id) => id !== null));
  const pictureOf = (id: string | null) => (id && pictures.get(id)) || null;
  return changes.map((change) => ({
    ...change,
    pictures: isOfPhoto(change)
      ? { current: pictureOf(change.current), wanted: pictureOf(change.value) }
      : null,
  }));
}

const isOfPhoto = ({ field }: guardianship.PendingChange): boolean => field === "photo" || field === "hero";
