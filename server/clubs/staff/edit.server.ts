import { can } from "#domain/clubs/policy.ts";
import type { StaffClubInput } from "#domain/clubs/staff-schema.ts";
import type { Actor } from "#domain/identity/actor.ts";
import type { State } from "#domain/places.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { storeLogo } from "#server/media/media.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { changedFields, changeRow } from "#server/platform/change/change-row.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { lockLive } from "#server/platform/database/live-rows.ts";
import { eq } from "#server/platform/database/orm.ts";
import { writeAdjustment } from "../adjustments.server.ts";
import { changeLogo } from "../logo.ts";
import * as queries from "../queries.ts";
import { clubs, clubSocial } from "../tables.ts";

/** What staff say of a club. */
export type StaffClubValues = Omit<StaffClubInput, "city"> & {
  place: { city: string | null; state: State | null };
};

interface Extras {
  logo?: Uint8Array;
}

/** "Adicionar clube". Points that it starts with are an adjustment of the ranking, with a reason that everyone reads. */
export async function createByStaff(
  actor: Actor,
  values: StaffClubValues,
  { logo: picture, points, pointsReason }: Extras & { points: number; pointsReason: string },
): Promise<Result<{ id: string }, "not_allowed" | "logo_invalid" | "cnpj_taken">> {
  if (!can(actor, "create")) return err("not_allowed");
  const logo = picture ? await storeLogo(picture) : null;
  if (picture && !logo) return err("logo_invalid");
  return inTransaction(async () => {
    const id = await queries.insertClub({ ...columnsOf(values), social: socialOf(values) });
    if (!id) return err("cnpj_taken");
    await audit(actor, "club.created", id);
    if (logo) await changeLogo(actor, AT_ONCE(id), logo);
    if (points !== 0) await writeAdjustment(actor, id, { points, reason: pointsReason });
    return ok({ id });
  });
}

type SaveProblem = "not_found" | "logo_invalid" | "cnpj_taken" | "cnpj_verified" | "changed_meanwhile";

/** Staff correct what a club says of itself, and file it. A name or logo that they set needs nobody else's look. */
export async function saveByStaff(
  actor: Actor,
  { id, savedAt }: { id: string; savedAt: Temporal.Instant },
  values: StaffClubValues,
  { logo: picture }: Extras,
): Promise<Result<null, SaveProblem>> {
  if (!can(actor, "edit")) return err("not_found");
  const logo = picture ? await storeLogo(picture) : null;
  if (picture && !logo) return err("logo_invalid");
  return inTransaction(async (): Promise<Result<null, SaveProblem>> => {
    const before = await lockLive(clubs, id);
    if (!before) return err("not_found");
    const otherCnpj = values.cnpj !== before.cnpj;
    // What staff looked up by this number would no longer hold: the verification is withdrawn first.
    if (otherCnpj && before.verified) return err("cnpj_verified");
    if (otherCnpj && values.cnpj && (await queries.lockCnpj(values.cnpj))) return err("cnpj_taken");
    const changed = await changeRow(clubs, id, {
      who: actor,
      action: "club.updated",
      allowed: () => true,
      ifUnchangedSince: savedAt,
      set: { ...columnsOf(values), ...(otherCnpj && { cnpjHeld: true }) },
    });
    if (!changed.ok) return err(typeof changed.error === "object" ? "changed_meanwhile" : changed.error);
    await saveSocial(actor, id, values);
    if (logo) await changeLogo(actor, AT_ONCE(id), logo);
    return ok(null);
  });
}

/** Staff are the ones for whom the logo of a verified club would wait. */
const AT_ONCE = (id: string) => ({ id, verified: false });

async function saveSocial(actor: Actor, clubId: string, values: StaffClubValues): Promise<void> {
  const [before] = await db().select().from(clubSocial).where(eq(clubSocial.clubId, clubId));
  const social = socialOf(values);
  const fields = changedFields({ ...NO_SOCIAL, ...before }, social);
  if (fields.length === 0) return;
  await db()
    .insert(clubSocial)
    .values({ clubId, ...social })
    .onConflictDoUpdate({ target: clubSocial.clubId, set: social });
  await audit(actor, "club.updated", clubId, fields);
}

const NO_SOCIAL = { instagram: null, youtube: null, website: null };

const socialOf = ({ instagram, youtube, website }: StaffClubValues) => ({ instagram, youtube, website });

function columnsOf(values: StaffClubValues) {
  const { place, responsible, instagram: _i, youtube: _y, website: _w, ...columns } = values;
  return { ...columns, ...place, responsibleName: responsible };
}
