import { isStaff, type Actor } from "#domain/identity/actor.ts";
import * as media from "#server/media/media.ts";
import { db } from "#server/platform/database/database.ts";
import { findLive, liveById } from "#server/platform/database/live-rows.ts";
import { sql } from "#server/platform/database/orm.ts";
import { mailTo } from "#server/platform/mail/mail.ts";
import { requestReview } from "#server/platform/reviews/reviews.ts";
import { belongsTo } from "./own-club.server.ts";
import { listed } from "./public-sql.ts";
import { clubs } from "./tables.ts";

/** Who manages and who sees a club's photos, videos and logo. */
export const clubMedia: media.MediaOwner = {
  async mayManage(actor, clubId) {
    return Boolean(await findLive(clubs, clubId)) && isOfClub(actor, clubId);
  },
  async mayRead(actor, item) {
    if (item.deletedAt) return false;
    if (item.hiddenAt) return isStaff(actor);
    if (item.state === "visible" && (await isListed(item.ownerId))) return true;
    return isOfClub(actor, item.ownerId);
  },
};

/** The club of a video that this actor may see; whether they may watch it is not decided here. */
export async function ownerOfClubVideo(actor: Actor, id: string): Promise<string | null> {
  const item = await media.findItem(id);
  if (item?.ownerType !== "club" || item.kind !== "video") return null;
  return (await clubMedia.mayRead(actor, item)) ? item.ownerId : null;
}

// A club's pictures may show children: nothing is shown before the team has looked at it.
media.mediaInspected.on(async ({ item }) => {
  if (item.ownerType !== "club") return;
  const change = { action: "media.waits_for_staff", from: "processing", to: "staff" } as const;
  const moved = await media.moveItem(item.uploadedBy, item.id, change);
  if (moved.ok) await requestReview({ kind: "media", subjectId: item.id, requestedBy: item.uploadedBy });
});

media.mediaDecided.on(async ({ item, approved, reason }) => {
  const club = item.ownerType === "club" ? await findLive(clubs, item.ownerId) : undefined;
  if (!club?.contactEmail) return;
  await mailTo(
    { email: club.contactEmail },
    approved ? "media-approved" : "media-refused",
    approved
      ? {
          subject: "Arquivo aprovado",
          title: "Arquivo aprovado",
          paragraphs: [
            `Nossa equipe conferiu ${named(item)}, e o arquivo já aparece na página de ${club.name}.`,
          ],
          action: { label: "Ver a página", path: `/clube/${club.id}` },
        }
      : {
          subject: "Arquivo não aprovado",
          title: "Arquivo não aprovado",
          paragraphs: [
            `Nossa equipe conferiu ${named(item)} e não pode mostrar o arquivo na página de ${club.name}. O motivo:`,
            reason ?? "",
          ],
          action: { label: "Abrir o painel do clube", path: "/club/dashboard" },
        },
  );
});

const isOfClub = async (actor: Actor, clubId: string): Promise<boolean> =>
  isStaff(actor) || (await belongsTo(actor, clubId));

async function isListed(clubId: string): Promise<boolean> {
  const [row] = await db()
    .select({ listed: sql<boolean>`${sql.raw(listed("clubs"))}` })
    .from(clubs)
    .where(liveById(clubs, clubId));
  return row?.listed ?? false;
}

const named = ({ kind, title }: media.MediaRow): string =>
  `${kind === "video" ? "o vídeo" : "a imagem"}${title ? ` “${title}”` : ""}`;
