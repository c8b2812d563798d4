import type { Actor } from "#domain/identity/actor.ts";
import { titleSignals, type TitleSignal } from "#domain/media/title-signals.ts";
import type { ReviewKindName } from "#domain/moderation/review-kinds.ts";
import * as athletes from "#server/athletes/staff-view.ts";
import * as guardianViews from "#server/guardians/staff-view.ts";
import * as clubs from "#server/clubs/staff-view.ts";
import { findItem, type MediaRow } from "#server/media/media.ts";
import type { Review } from "#server/platform/reviews/reviews.ts";
import * as queries from "./queries.ts";

/** What was looked for and not found, or speaks for the athlete. */
type ClearedSignal =
  | { code: "one_date" | "guardian_unique" | "texts_clean" }
  | { code: "club_confirmed"; club: string; at: Temporal.Instant };

/** What the machine noticed about an item. It decides nothing, and whoever is checked does not learn of it. */
interface ItemSignals {
  warnings: athletes.WeighedSignal[];
  /** Of a photo or video: what its title seems to tell. */
  title: TitleSignal[];
  cleared: ClearedSignal[];
}

/** Null where nothing is looked for: the item is about no athlete, and shows nobody. */
export async function signalsOf(actor: Actor, review: Review): Promise<ItemSignals | null> {
  const about = await subjectOf(review);
  const found = about.athleteId ? await athletes.athleteSignals(actor, about.athleteId) : null;
  // A club's picture may show children, and its title may say where they are.
  const readsTitle = about.item && (found?.minor || about.item.ownerType === "club");
  if (!found && !readsTitle) return null;
  return {
    warnings: found?.warnings ?? [],
    title: readsTitle ? titleSignals(about.item!.title) : [],
    cleared: found && about.athleteId ? await clearedOf(actor, about.athleteId, found) : [],
  };
}

const OF_ATHLETES: ReadonlySet<ReviewKindName> = new Set([
  "first_publication",
  "birthdate_change",
  "profile_text",
  "guardian_dispute",
]);

async function subjectOf({
  kind,
  subjectId,
}: Review): Promise<{ athleteId: string | null; item: MediaRow | null }> {
  if (OF_ATHLETES.has(kind)) return { athleteId: subjectId, item: null };
  if (kind === "media" || kind === "take_down") return itemOf(subjectId);
  const [report] = kind === "report" ? await queries.reportsAbout(subjectId) : [];
  if (report?.subjectType === "media") return itemOf(subjectId);
  return { athleteId: report?.subjectType === "athlete" ? subjectId : null, item: null };
}

async function itemOf(id: string) {
  const item = (await findItem(id)) ?? null;
  return { athleteId: item?.ownerType === "athlete" ? item.ownerId : null, item };
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
