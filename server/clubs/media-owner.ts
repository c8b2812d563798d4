import { isStaff, SYSTEM, userIdOf, type Actor } from "#domain/identity/actor.ts";
import type { MediaState } from "#domain/media/kinds.ts";
import { titleSignals } from "#domain/media/title-signals.ts";
import { expectOk } from "#domain/result.ts";
import { policyFactsOf, policyRowSql, type PolicyRow } from "#server/athletes/athletes.server.ts";
import * as media from "#server/media/media.ts";
import { db } from "#server/platform/database/database.ts";
import { findLive } from "#server/platform/database/live-rows.ts";
import { eq } from "#server/platform/database/orm.ts";
import { mailTo, wordsOfTeam } from "#server/platform/mail/mail.ts";
import { requestReview, withdraw } from "#server/platform/reviews/reviews.ts";
import { showLogo } from "./logo.ts";
import { isOwner } from "./own-club.server.ts";
import { listed } from "./public-sql.ts";
import { decidesFor } from "#domain/athletes/policy.ts";
import { clubMediaItems, clubs } from "./tables.ts";

/** What of a club, and of who appears on an item, decides who may see the item. */
interface ItemFacts {
  listed: boolean;
  /** Who acts for the club today. */
  members: string[];
  /** Athletes whom the item shows and who have not said no; null for a deleted profile. */
  shows: (PolicyRow | null)[];
}

/** Who manages and who sees a club's photos, videos and logo. */
export const clubMedia: media.MediaOwner = {
  async mayManage(actor, clubId) {
    return Boolean(await findLive(clubs, clubId)) && (isStaff(actor) || isOwner(actor, clubId));
  },
  factsSql: (clubId, mediaId) => `(
    select json_build_object('listed', ${listed("c")},
      'members', (select coalesce(json_agg(member.user_id), '[]') from club_members member
        where member.club_id = c.id and member.ended_at is null),
      'shows', (select coalesce(json_agg(${policyRowSql("shown.athlete_id")}), '[]') from club_media_athletes shown
        where shown.media_id = ${mediaId} and shown.decision <> 'refused'))
    from clubs c where c.id = ${clubId} and c.deleted_at is null)`,
  reading(actor, { kind, state, hidden }, row) {
    const facts = row as ItemFacts | null;
    if (!facts) return null;
    // A club's pictures may show children, whoever else is on them.
    const minor = kind !== "logo";
    const closed = { open: false, minor };
    if (isStaff(actor)) return closed;
    if (hidden) return null;
    if (state === "visible" && facts.listed) return { open: true, minor };
    if (isMember(actor, facts)) return closed;
    return SHOWN_TO_FAMILIES.has(state) && isAsked(actor, facts) ? closed : null;
  },
};

/** Once the club has said who appears, and nobody has said no. */
const SHOWN_TO_FAMILIES: ReadonlySet<MediaState> = new Set(["guardian", "staff", "visible"]);

function isMember(actor: Actor, { members }: ItemFacts): boolean {
  const userId = userIdOf(actor);
  return userId !== null && members.includes(userId);
}

/** Whoever decides for somebody on the item sees it before deciding. */
const isAsked = (actor: Actor, { shows }: ItemFacts): boolean =>
  shows.some((athlete) => athlete !== null && decidesFor(actor, policyFactsOf(athlete)));

/** Whether this actor may see a club's video, and whether without a plan: as one of the club, or of who is shown. */
export async function clubVideo(actor: Actor, id: string): Promise<{ needsPlan: boolean } | null> {
  const item = await media.findItem(id);
  if (item?.ownerType !== "club" || item.kind !== "video") return null;
  const facts = (await media.readingFacts(clubMedia, item)) as ItemFacts | null;
  const read = { ...item, hidden: item.hiddenAt !== null };
  if (!facts || !clubMedia.reading(actor, read, facts)) return null;
  return { needsPlan: !isStaff(actor) && !isMember(actor, facts) && !isAsked(actor, facts) };
}

// A club's pictures may show children: the club says who appears, and the team looks at all of them.
media.mediaInspected.on(async ({ item, posterBy }) => {
  if (item.ownerType !== "club") return;
  if (item.kind === "logo") {
    const change = { action: "media.waits_for_staff", from: "processing", to: "staff" } as const;
    const moved = await media.moveItem(item.uploadedBy, item.id, change);
    if (moved.ok) await requestReview({ kind: "media", subjectId: item.id, requestedBy: item.uploadedBy });
    return;
  }
  // A title is often the name of the file, and nobody was asked about it: contact data in it is dropped.
  if (titleSignals(item.title).includes("contact"))
    expectOk(await media.renameItem({ who: SYSTEM, ownerType: "club", ownerId: item.ownerId }, item.id, ""));
  // What was said of a video was said of it with the poster before.
  if (posterBy !== undefined) await db().delete(clubMediaItems).where(eq(clubMediaItems.mediaId, item.id));
  const change = { action: "media.waits_for_declaration", from: "processing", to: "declaration" } as const;
  const moved = await media.moveItem(item.uploadedBy, item.id, change);
  if (moved.ok) await withdraw({ kind: "media", subjectId: item.id });
});

media.mediaDecided.on(async ({ item, approved, adjust, reason }) => {
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
            ...wordsOfTeam(reason),
          ],
          action: { label: "Ver a página", path: `/clube/${club.id}` },
        }
      : {
          subject: adjust ? "Arquivo precisa de um ajuste" : "Arquivo não aprovado",
          title: adjust ? "Arquivo precisa de um ajuste" : "Arquivo não aprovado",
          paragraphs: adjust
            ? [
                `Nossa equipe conferiu ${named(item)} e ainda não mostra o arquivo na página de ${club.name}. O que precisa mudar:`,
                reason ?? "",
                "Envie o arquivo de novo, já com o ajuste: a equipe confere outra vez.",
              ]
            : [
                `Nossa equipe conferiu ${named(item)} e não pode mostrar o arquivo na página de ${club.name}. O motivo:`,
                reason ?? "",
              ],
          action: { label: "Ver fotos e vídeos", path: "/club/midia" },
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
    paragraphs: [text, ...(what === "restored" ? wordsOfTeam(reason) : [])],
    action: { label: "Falar com a equipe", path: "/contato" },
  });
});

const named = ({ kind, title }: media.MediaRow): string =>
  `${kind === "video" ? "o vídeo" : "a imagem"}${title ? ` “${title}”` : ""}`;
