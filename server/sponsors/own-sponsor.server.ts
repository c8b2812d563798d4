import { isStaff, userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { statusOn, type SponsorStatus } from "#domain/sponsors/contract.ts";
import { canEdit } from "#domain/sponsors/policy.ts";
import type { Picture } from "#domain/media/picture.ts";
import type { SponsorPage } from "#domain/sponsors/schema.ts";
import { addLogo, ownPicture, storeLogo, type MediaOwner } from "#server/media/media.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { changedFields, changeRow } from "#server/platform/change/change-row.ts";
import { TIME_ZONE, today } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { findLive, lockLive } from "#server/platform/database/live-rows.ts";
import { lockOpenReview, requestReview, reviewsAbout, withdraw } from "#server/platform/reviews/reviews.ts";
import { changeOf, dropChange, keepChange, type SponsorChange } from "./queries.ts";
import { showLogo, toPage, type SponsorPageView } from "./page-logo.ts";
import { sponsors } from "./tables.ts";

interface OwnSponsor {
  id: string;
  name: string;
  logo: Picture | null;
  description: string | null;
  link: string | null;
  /** As its contract stands today. */
  status: SponsorStatus;
  /** Staff said yes: what is missing is the first day of the contract, or its end has passed. */
  approved: boolean;
  /** The version that waits for staff. Everybody else sees the other fields meanwhile. */
  waiting: SponsorPageView | null;
}

/** A sponsor's page as its own people see it. */
export async function ownSponsor(actor: Actor, id: string): Promise<Result<OwnSponsor, "not_found">> {
  const row = await findEditable(actor, id);
  if (!row) return err("not_found");
  const { name, description, link } = row;
  const waiting = await changeOf(id);
  return ok({
    id,
    name,
    logo: await ownPicture(row.logoId),
    description,
    link,
    status: statusOn(today(), row),
    approved: row.status === "Ativo",
    waiting: waiting && (await toPage(waiting)),
  });
}

/** "waits": the page was approved before, so staff check the change before it is public. */
export async function update(
  actor: Actor,
  id: string,
  page: SponsorPage,
  picture?: Uint8Array,
): Promise<Result<"saved" | "waits", "not_found" | "logo_invalid">> {
  if (!(await findEditable(actor, id))) return err("not_found");
  const logo = picture ? await storeLogo(picture) : null;
  if (picture && !logo) return err("logo_invalid");
  return inTransaction(async () => {
    await lockOpenReview({ kind: "sponsor", subjectId: id });
    await lockOpenReview({ kind: "sponsor_change", subjectId: id });
    const before = await lockLive(sponsors, id);
    if (!before || !canEdit(actor, before)) return err("not_found");
    const waiting = await changeOf(id);
    const atOnce = before.status === "Pendente" || isStaff(actor);
    const owner = { ownerType: "sponsor", ownerId: id, uploadedBy: userIdOf(actor) } as const;
    const after: SponsorChange = {
      name: page.name,
      description: page.description ?? null,
      link: page.link ?? null,
      logoId: logo
        ? await addLogo(logo, owner, atOnce ? "visible" : "staff")
        : (waiting?.logoId ?? before.logoId),
    };
    // A newer version waits in the place of the one before it.
    await dropChange(id);
    if (atOnce) {
      await withdraw({ kind: "sponsor_change", subjectId: id });
      const saved = await changeRow(sponsors, id, {
        who: actor,
        action: "sponsor.updated",
        allowed: (row) => canEdit(actor, row),
        set: after,
      });
      await showLogo(actor, after.logoId);
      if (saved.ok && before.status === "Pendente") await askAgain(actor, id);
      return saved.ok ? ok("saved") : saved;
    }
    const fields = changedFields(before, after);
    if (fields.length === 0) {
      await withdraw({ kind: "sponsor_change", subjectId: id });
      return ok("saved");
    }
    await keepChange(id, after);
    await requestReview({ kind: "sponsor_change", subjectId: id, requestedBy: userIdOf(actor) });
    await audit(actor, "sponsor.change_requested", id, fields);
    return ok("waits");
  });
}

const TODAY = `(now() at time zone '${TIME_ZONE}')::date`;
/** Staff asked for an adjustment of the sign-up: what was saved now is looked at again. */
async function askAgain(actor: Actor, id: string): Promise<void> {
  const latest = (await reviewsAbout([id], 20)).find(({ kind }) => kind === "sponsor");
  if (latest?.state === "adjust" && !isStaff(actor))
    await requestReview({ kind: "sponsor", subjectId: id, requestedBy: userIdOf(actor) });
}

/** Who manages and who sees a sponsor's logo: its own people and staff, and everybody while it is on the public page. */
export const sponsorMedia: MediaOwner = {
  mayManage: async (actor, id) => Boolean(await findEditable(actor, id)),
  factsSql: (id) => `(
    select json_build_object('userId', s.user_id, 'isPublic', s.status = 'Ativo'
      and coalesce(s.contract_start <= ${TODAY}, true) and coalesce(s.contract_end >= ${TODAY}, true))
    from sponsors s where s.id = ${id} and s.deleted_at is null)`,
  reading(actor, { state, hidden }, row) {
    const sponsor = row as { userId: string | null; isPublic: boolean } | null;
    if (!sponsor) return null;
    const own = { open: false, minor: false };
    if (canEdit(actor, sponsor)) return own;
    return state === "visible" && !hidden && sponsor.isPublic ? { open: true, minor: false } : null;
  },
};

async function findEditable(actor: Actor, id: string) {
  const row = await findLive(sponsors, id);
  return row && canEdit(actor, row) ? row : undefined;
}
