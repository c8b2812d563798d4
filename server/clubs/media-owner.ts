import { isStaff, profileIdOf, SYSTEM, userIdOf, type Actor } from "#domain/identity/actor.ts";
import * as media from "#server/media/media.ts";
import { findLive } from "#server/platform/database/live-rows.ts";
import { mailTo } from "#server/platform/mail/mail.ts";
import { requestReview } from "#server/platform/reviews/reviews.ts";
import { showLogo } from "./logo.ts";
import { belongsTo } from "./own-club.server.ts";
import { listed } from "./public-sql.ts";
import { clubs } from "./tables.ts";

/** Who manages and who sees a club's photos, videos and logo. */
export const clubMedia: media.MediaOwner = {
  async mayManage(actor, clubId) {
    return Boolean(await findLive(clubs, clubId)) && isOfClub(actor, clubId);
  },
  factsSql: (clubId) => `(
    select json_build_object('listed', ${listed("c")}, 'userId', c.user_id)
    from clubs c where c.id = ${clubId} and c.deleted_at is null)`,
  reading(actor, { ownerId, kind, state, hidden }, row) {
    const club = row as { listed: boolean; userId: string | null } | null;
    if (!club) return null;
    // A club's pictures may show children, whoever else is on them.
    const minor = kind !== "logo";
    const own = { open: false, minor };
    if (isStaff(actor)) return own;
    if (hidden) return null;
    if (state === "visible" && club.listed) return { open: true, minor };
    const isOwn =
      profileIdOf(actor, "club") === ownerId || (club.userId !== null && club.userId === userIdOf(actor));
    return isOwn ? own : null;
  },
};

/** The club of a video that this actor may see; whether they may watch it is not decided here. */
export async function ownerOfClubVideo(actor: Actor, id: string): Promise<string | null> {
  const item = await media.findItem(id);
  if (item?.ownerType !== "club" || item.kind !== "video") return null;
  return (await media.mayRead(clubMedia, actor, item)) ? item.ownerId : null;
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
  if (club && item.kind === "logo" && approved) await showLogo(SYSTEM, club.id, item.id);
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

media.mediaTakenDown.on(async ({ item, what, reason }) => {
  const club = item.ownerType === "club" ? await findLive(clubs, item.ownerId) : undefined;
  if (!club?.contactEmail) return;
  const texts = {
    hidden: [
      "Arquivo fora do ar enquanto conferimos",
      `Alguém pediu a remoção de ${named(item)} da página de ${club.name} e disse que aparece um menor de idade. Por segurança, o arquivo saiu do ar agora. Avisamos quando decidirmos.`,
    ],
    removed: [
      "Arquivo removido a pedido",
      `Conferimos um pedido de remoção de ${named(item)}, e o arquivo não vai mais aparecer na página de ${club.name}.${reason ? ` O motivo: ${reason}` : ""}`,
    ],
    restored: [
      "Arquivo de volta à página",
      `Conferimos um pedido de remoção de ${named(item)} e não encontramos motivo para tirar o arquivo do ar. Ele continua na página de ${club.name}.`,
    ],
  } as const;
  const [title, text] = texts[what];
  await mailTo({ email: club.contactEmail }, `media-${what}`, {
    subject: title,
    title,
    paragraphs: [text],
    action: { label: "Falar com a equipe", path: "/contato" },
  });
});

const isOfClub = async (actor: Actor, clubId: string): Promise<boolean> =>
  isStaff(actor) || (await belongsTo(actor, clubId));

const named = ({ kind, title }: media.MediaRow): string =>
  `${kind === "video" ? "o vídeo" : "a imagem"}${title ? ` “${title}”` : ""}`;
