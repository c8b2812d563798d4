import { createContext, type RouterContextProvider } from "react-router";
import type { Member } from "#domain/identity/actor.ts";
import type { Picture } from "#domain/media/picture.ts";
import * as guardianship from "#server/athletes/guardianship.server.ts";
import { appearancesOf, type Appearance } from "#server/clubs/depicted.server.ts";
import { linksForGuardian, type GuardianLink } from "#server/clubs/links.server.ts";
import { testimonialsForFamily, type FamilyTestimonial } from "#server/clubs/testimonial-answers.server.ts";
import * as guardians from "#server/guardians/guardians.ts";
import { ownPictures } from "#server/media/media.ts";
import { waitingContacts, type WaitingContact } from "#server/messages/messages.ts";
import type { OwnRegistration } from "./own-view.ts";
import { waitingForGuardian } from "./waiting-for-guardian.ts";

type DeskChange = guardianship.PendingChange & {
  /** What is shown today and what was asked for, where that is a photo. */
  pictures: { current: Picture | null; wanted: Picture | null } | null;
};

/** Everything that waits for a decision of this guardian, each list longest waiting first. */
export interface Desk {
  contacts: WaitingContact[];
  media: guardianship.WaitingMedia[];
  /** Clubs' photos and videos on which an athlete appears. */
  appearances: Appearance[];
  changes: DeskChange[];
  /** Clubs that an athlete wants to be linked to. */
  links: GuardianLink[];
  /** What clubs want to quote an athlete with. */
  testimonials: FamilyTestimonial[];
  /** Events that an athlete asked for, and places that are held for an answer. */
  registrations: OwnRegistration[];
  /** Athletes whose publication nobody has decided about. */
  undecided: guardianship.WardLine[];
  athletes: guardianship.WardLine[];
}

export async function deskOf(actor: Member): Promise<Desk> {
  const athletes = await guardianship.wards(actor);
  const ids = athletes.map(({ id }) => id);
  const [contacts, media, shown, changes, links, said, registrations] = await Promise.all([
    waitingContacts(actor, ids),
    guardianship.waitingMedia(actor, ids),
    appearancesOf(actor, ids),
    guardianship.pendingChanges(actor, ids),
    linksForGuardian(actor, ids),
    testimonialsForFamily(actor, ids),
    waitingForGuardian(actor, ids),
  ]);
  return {
    contacts,
    media,
    appearances: shown.waiting,
    changes: await withPictures(changes),
    links,
    testimonials: said.waiting,
    registrations,
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
  registrations,
  undecided,
}: Desk): number =>
  contacts.length +
  new Set(media.map(({ athleteId }) => athleteId)).size +
  new Set(appearances.map(({ athleteId, club }) => `${athleteId} ${club.id}`)).size +
  changes.length +
  links.length +
  testimonials.length +
  registrations.length +
  undecided.length;

/** How much waits, for the weekly mail. */
export const waitingFor = async (actor: Member): Promise<number> => deskSize(await deskOf(actor));

/** Whether this guardian gets the weekly mail. */
export const wantsWeekly = async ({ userId }: Member): Promise<boolean> =>
  (await guardians.wantingWeekly([userId])).length > 0;

export const setWeekly = ({ userId }: Member, wanted: boolean): Promise<void> =>
  guardians.setWeekly(userId, wanted);

const isUndecided = ({ state }: guardianship.WardLine): boolean => state === "guardian_deciding";

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
