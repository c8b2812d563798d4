import { holdsContact, routineIn, type RoutineKind } from "#domain/athletes/minor-texts.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { titleSignals, type TitleSignal } from "#domain/media/title-signals.ts";
import type { ReviewKindName } from "#domain/moderation/review-kinds.ts";
import * as athletes from "#server/athletes/staff-view.ts";
import * as guardianViews from "#server/guardians/staff-view.ts";
import * as clubs from "#server/clubs/staff-view.ts";
import * as inquiries from "#server/inquiries/staff.server.ts";
import { findItem, type MediaRow } from "#server/media/media.ts";
import * as messages from "#server/messages/staff-view.ts";
import type { Review } from "#server/platform/reviews/reviews.ts";
import * as queries from "./queries.ts";

/** What was looked for and not found, or speaks for the athlete. */
type ClearedSignal =
  | { code: "one_date" | "guardian_unique" | "texts_clean" | "words_clean" }
  | { code: "club_confirmed"; club: string; at: Temporal.Instant };

/** What the machine noticed about an item. It decides nothing, and whoever is checked does not learn of it. */
interface ItemSignals {
  /** Whom they are about. The name only where an item is about several athletes. */
  athlete: { id: string; name: string | null } | null;
  warnings: athletes.WeighedSignal[];
  /** Of a photo or video: what its title seems to tell. */
  title: TitleSignal[];
  /** What a message or testimonial seems to tell of a minor. */
  words: WordSignal[];
  cleared: ClearedSignal[];
}

type WordSignal = "contact" | RoutineKind;

interface Item {
  athleteId: string | null;
  media?: MediaRow | null;
  /** What somebody wrote to the athlete or about them. */
  words?: string | null;
  /** Known without an athlete. */
  minor?: boolean;
}

/** Empty where nothing is looked for: the item is about no athlete, and shows nobody. */
export async function signalsOf(actor: Actor, review: Review): Promise<ItemSignals[]> {
  if (review.kind === "masked_contact") return signalsOfMasked(actor, review.subjectId);
  const found = await itemSignals(actor, await subjectOf(actor, review));
  return found ? [found] : [];
}

/** Beside a message to the team that is about a minor; null beside any other. */
export async function signalsOfInquiry(actor: Actor, id: string): Promise<ItemSignals | null> {
  const inquiry = await inquiries.read(actor, id);
  if (!inquiry.ok || !inquiry.value.aboutMinor) return null;
  const { kind, name, message, athlete } = inquiry.value;
  // The name of a pre-registration is the child's.
  const words = [kind === "interest" ? name : null, message].filter((text) => text !== null).join("\n");
  return itemSignals(actor, { athleteId: athlete ? athlete.id : null, words, minor: true });
}

/** A club wrote to several families: each child has signals of their own. */
async function signalsOfMasked(actor: Actor, clubId: string): Promise<ItemSignals[]> {
  const ids = await messages.maskedAthletes(actor, clubId);
  const names = await athletes.names(actor, ids);
  const signals: ItemSignals[] = [];
  for (const athleteId of ids) {
    const found = await itemSignals(actor, { athleteId });
    if (found) signals.push({ ...found, athlete: { id: athleteId, name: names.get(athleteId) ?? "Atleta" } });
  }
  return signals;
}

async function itemSignals(
  actor: Actor,
  { athleteId, media, words, minor = false }: Item,
): Promise<ItemSignals | null> {
  const found = athleteId ? await athletes.athleteSignals(actor, athleteId) : null;
  // A club's picture may show children, and its title may say where they are.
  const readsTitle = media && (found?.minor || media.ownerType === "club");
  const readsWords = words && (found?.minor || minor);
  const told = readsWords ? wordSignals(words) : [];
  const signals: ItemSignals = {
    athlete: athleteId ? { id: athleteId, name: null } : null,
    warnings: found?.warnings ?? [],
    title: readsTitle ? titleSignals(media.title) : [],
    words: told,
    cleared: [
      ...(found && athleteId ? await clearedOf(actor, athleteId, found) : []),
      ...(readsWords && told.length === 0 ? [{ code: "words_clean" as const }] : []),
    ],
  };
  const { warnings, title, cleared } = signals;
  return [warnings, title, told, cleared].some(({ length }) => length > 0) ? signals : null;
}

const wordSignals = (text: string): WordSignal[] => [
  ...(holdsContact(text) ? (["contact"] as const) : []),
  ...routineIn(text),
];

const OF_ATHLETES: ReadonlySet<ReviewKindName> = new Set([
  "first_publication",
  "birthdate_change",
  "profile_text",
  "guardian_dispute",
]);

async function subjectOf(actor: Actor, { kind, subjectId }: Review): Promise<Item> {
  if (OF_ATHLETES.has(kind)) return { athleteId: subjectId };
  if (kind === "media" || kind === "take_down") return itemOf(subjectId);
  const [report] = kind === "report" ? await queries.reportsAbout(subjectId) : [];
  switch (report?.subjectType) {
    case "media":
      return itemOf(subjectId);
    case "athlete":
      return { athleteId: subjectId };
    case "message":
      return (await messages.writtenAbout(actor, subjectId)) ?? NOBODY;
    case "testimonial":
      return (await clubs.saidAbout(actor, subjectId)) ?? NOBODY;
    default:
      return NOBODY;
  }
}

const NOBODY: Item = { athleteId: null };

async function itemOf(id: string): Promise<Item> {
  const media = (await findItem(id)) ?? null;
  return { athleteId: media?.ownerType === "athlete" ? media.ownerId : null, media };
}

async function clearedOf(
  actor: Actor,
  athleteId: string,
  { minor, warnings }: { minor: boolean; warnings: readonly athletes.WeighedSignal[] },
): Promise<ClearedSignal[]> {
  const noticed = new Set(warnings.map(({ code }) => code));
  const { guardians } = await guardianViews.guardianshipOf(actor, athleteId);
  const confirmed = guardians.some(({ confirmedAt }) => confirmedAt !== null);
  const cleared: (ClearedSignal | false)[] = [
    !noticed.has("younger_before") && { code: "one_date" },
    minor &&
      confirmed &&
      !noticed.has("cpf_refused") &&
      !noticed.has("cpf_tried_elsewhere") && { code: "guardian_unique" },
    ...(await clubs.confirmingClubs(actor, athleteId)).map(({ name, confirmedAt }) => ({
      code: "club_confirmed" as const,
      club: name,
      at: confirmedAt,
    })),
    minor && !noticed.has("contact_data") && !noticed.has("routine_data") && { code: "texts_clean" },
  ];
  return cleared.filter((signal) => signal !== false);
}
