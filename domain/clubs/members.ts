/** What somebody is in a club. Owners decide who belongs to it; both search, write notes and talk to families. */
export const MEMBER_ROLES = ["owner", "scout"] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export const ROLE_NAMES: Readonly<Record<MemberRole, string>> = {
  owner: "Responsável pelo clube",
  scout: "Olheiro",
};

/** Why somebody no longer belongs to a club. */
export const MEMBERSHIP_ENDS = ["removed", "left", "barred", "club_left"] as const;
export type MembershipEnd = (typeof MEMBERSHIP_ENDS)[number];

/** How long the mailed link works. */
export const INVITATION_DAYS = 7;

/** More than a large academy has; nobody turns a club into a way to mail strangers. */
export const MOST_MEMBERS = 60;

/** Somebody who belongs to the club today. */
export interface ClubPerson {
  id: string;
  userId: string;
  role: MemberRole;
}

type MemberAct = "invite" | "remove" | "changeRole" | "leave";

/** Whether this person may do this in their own club; `about` is whom it concerns. */
export function canAct(person: ClubPerson | null, act: MemberAct, about?: ClubPerson): boolean {
  if (!person) return false;
  if (act === "leave") return true;
  if (person.role !== "owner") return false;
  // Whoever goes by themselves leaves: the words and the mail are others.
  return act === "remove" ? about?.userId !== person.userId : true;
}

/** Without an owner nobody could invite or remove: the last one hands over first. */
export const isLastOwner = (people: readonly ClubPerson[], { id, role }: ClubPerson): boolean =>
  role === "owner" && !people.some((other) => other.id !== id && other.role === "owner");
