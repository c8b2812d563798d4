import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { can } from "#domain/sponsors/policy.ts";
import type { StaffSponsorInput } from "#domain/sponsors/staff-schema.ts";
import { addLogo, storeLogo } from "#server/media/media.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { lockLive } from "#server/platform/database/live-rows.ts";
import { eq } from "#server/platform/database/orm.ts";
import { lockOpenReview, reviewsAbout } from "#server/platform/reviews/reviews.ts";
import * as queries from "../queries.ts";
import { sponsors } from "../tables.ts";

/** A sponsor that staff enter: it needs nobody else's yes. */
export async function createByStaff(
  actor: Actor,
  input: StaffSponsorInput,
  picture?: Uint8Array,
): Promise<Result<{ id: string }, "not_allowed" | "logo_invalid" | "cnpj_taken">> {
  if (!can(actor, "create")) return err("not_allowed");
  const logo = picture ? await storeLogo(picture) : null;
  if (picture && !logo) return err("logo_invalid");
  return inTransaction(async () => {
    const id = await queries.insertSponsor(columnsOf(input));
    if (!id) return err("cnpj_taken");
    if (logo) await setLogo(actor, id, logo);
    await audit(actor, "sponsor.created", id);
    return ok({ id });
  });
}

type SaveProblem = "not_found" | "logo_invalid" | "cnpj_taken" | "in_review" | "changed_meanwhile";

/** What staff say of a sponsor and of its contract, at once. What the sponsor itself asked to change still waits. */
export async function saveByStaff(
  actor: Actor,
  { id, savedAt }: { id: string; savedAt: Temporal.Instant },
  input: StaffSponsorInput,
  picture?: Uint8Array,
): Promise<Result<null, SaveProblem>> {
  if (!can(actor, "file")) return err("not_found");
  const logo = picture ? await storeLogo(picture) : null;
  if (picture && !logo) return err("logo_invalid");
  return inTransaction(async (): Promise<Result<null, SaveProblem>> => {
    await lockOpenReview({ kind: "sponsor", subjectId: id });
    const before = await lockLive(sponsors, id);
    if (!before) return err("not_found");
    if (input.cnpj && input.cnpj !== before.cnpj && (await queries.lockCnpj(input.cnpj)))
      return err("cnpj_taken");
    // Whoever signed up hears the answer of the review that they wait for.
    if (input.status !== before.status && (await isInReview(before.id))) return err("in_review");
    const changed = await changeRow(sponsors, id, {
      who: actor,
      action: "sponsor.updated",
      allowed: () => true,
      ifUnchangedSince: savedAt,
      set: columnsOf(input),
    });
    if (!changed.ok) return err(typeof changed.error === "object" ? "changed_meanwhile" : changed.error);
    if (logo) await setLogo(actor, id, logo);
    return ok(null);
  });
}

const isInReview = async (id: string): Promise<boolean> =>
  (await reviewsAbout([id], 20)).some(({ kind, state }) => kind === "sponsor" && state === "open");

async function setLogo(
  actor: Actor,
  id: string,
  logo: NonNullable<Awaited<ReturnType<typeof storeLogo>>>,
): Promise<void> {
  const owner = { ownerType: "sponsor", ownerId: id, uploadedBy: userIdOf(actor) } as const;
  const logoId = await addLogo(logo, owner, "visible");
  await db().update(sponsors).set({ logoId }).where(eq(sponsors.id, id));
}

const columnsOf = ({ responsible, ...columns }: StaffSponsorInput) => ({
  ...columns,
  responsibleName: responsible,
});
