import { mailTo, wordsOfTeam, type Recipient } from "#server/platform/mail/mail.ts";
import type { MediaRow } from "#server/media/media.ts";

/** However many files come in one upload, the guardian gets one mail in this time. */
const BUNDLE_MINUTES = 60;

/** No name in the subject and none of the titles: a mail may be read by others. */
export const waitsForGuardian = (
  guardian: Recipient,
  athlete: { id: string; name: string },
  now: Temporal.Instant,
) =>
  mailTo(guardian, "media-waits", {
    subject: "Fotos ou vídeos esperam por você",
    title: `${athlete.name} enviou fotos ou vídeos`,
    paragraphs: [
      "Eles só aparecem no perfil depois que você disser que sim e nossa equipe conferir.",
      "Veja cada um na sua área de responsável e decida.",
    ],
    action: { label: "Ver e decidir", path: `/responsavel/atleta/${athlete.id}` },
    dedupeKey: `media-waits:${athlete.id}:${guardian.email}:${Math.floor(now.epochMilliseconds / (BUNDLE_MINUTES * 60_000))}`,
  });

export const refusedByGuardian = (athlete: Recipient, item: MediaRow, reason: string | null) =>
  mailTo(athlete, "media-refused", {
    subject: `${kindOf(item)} não vai aparecer no perfil`,
    title: "Seu responsável não autorizou",
    paragraphs: [
      `Seu responsável preferiu que ${quoted(item)} não apareça no perfil.${reason ? " O motivo:" : ""}`,
      ...(reason ? [reason] : []),
    ],
    action: { label: "Ver minhas fotos e vídeos", path: "/athlete/midia" },
  });

/** To the athlete and to the guardians alike; `path` is where each of them sees it. */
export const decidedByStaff = (
  person: Recipient,
  item: MediaRow,
  {
    approved,
    adjust,
    reason,
    path,
  }: { approved: boolean; adjust: boolean; reason: string | null; path: string },
) =>
  approved
    ? mailTo(person, "media-approved", {
        subject: `${kindOf(item)} aprovad${ending(item)}`,
        title: `${kindOf(item)} aprovad${ending(item)}`,
        paragraphs: [
          item.kind === "video"
            ? `Nossa equipe conferiu ${quoted(item)}. O vídeo já aparece no perfil, e os clubes com plano podem assistir.`
            : `Nossa equipe conferiu ${quoted(item)}. A foto já aparece no perfil.`,
          ...wordsOfTeam(reason),
        ],
        action: { label: "Ver fotos e vídeos", path },
      })
    : adjust
      ? mailTo(person, "media-adjust", {
          subject: `${kindOf(item)} precisa de um ajuste`,
          title: `${kindOf(item)} precisa de um ajuste`,
          paragraphs: [
            `Nossa equipe conferiu ${quoted(item)} e ainda não mostra o arquivo no perfil. O que precisa mudar:`,
            reason ?? "",
            "Quando o título mudar, a equipe confere de novo. Se for o arquivo, envie outro.",
          ],
          action: { label: "Ver fotos e vídeos", path },
        })
      : mailTo(person, "media-refused", {
          subject: `${kindOf(item)} não vai aparecer no perfil`,
          title: `${kindOf(item)} não foi aprovad${ending(item)}`,
          paragraphs: [
            `Nossa equipe conferiu ${quoted(item)} e não pode mostrar o arquivo no perfil. O motivo:`,
            reason ?? "",
          ],
          action: { label: "Ver fotos e vídeos", path },
        });

/** To the athlete and the guardian. Who asked stays with us. */
export function takenDown(
  person: Recipient,
  item: MediaRow,
  what: "hidden" | "removed" | "restored",
  reason: string | null,
) {
  const texts = {
    hidden: {
      title: `${kindOf(item)} fora do ar enquanto conferimos`,
      paragraphs: [
        `Alguém pediu a remoção d${quoted(item)} e disse que aparece um menor de idade. Por segurança, o arquivo saiu do ar agora.`,
        "Nossa equipe vai conferir e avisar você da decisão. O resto do perfil continua como estava.",
      ],
    },
    removed: {
      title: `${kindOf(item)} removid${ending(item)} a pedido`,
      paragraphs: [
        `Conferimos um pedido de remoção d${quoted(item)}, e o arquivo não vai mais aparecer no perfil.`,
        ...(reason ? [`O motivo: ${reason}`] : []),
        "Se você não concorda, fale com a nossa equipe.",
      ],
    },
    restored: {
      title: `${kindOf(item)} de volta ao perfil`,
      paragraphs: [
        `Conferimos um pedido de remoção d${quoted(item)} e não encontramos motivo para tirar o arquivo do ar. Ele continua no perfil.`,
        ...wordsOfTeam(reason),
      ],
    },
  };
  const { title, paragraphs } = texts[what];
  return mailTo(person, `media-${what}`, {
    subject: title,
    title,
    paragraphs,
    action: { label: "Falar com a equipe", path: "/contato" },
  });
}

const ending = ({ kind }: MediaRow): string => (kind === "video" ? "o" : "a");
const kindOf = ({ kind }: MediaRow): string => (kind === "video" ? "Vídeo" : "Foto");
const quoted = ({ kind, title }: MediaRow): string =>
  `${kind === "video" ? "o vídeo" : "a foto"}${title ? ` “${title}”` : ""}`;
