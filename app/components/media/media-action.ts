import { data } from "react-router";
import { z } from "zod";
import { parseFields, typedIn, textIn } from "#app/forms/parse-form.ts";
import { fileIn } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { CONTACT_IN_TEXT } from "#domain/athletes/minor-texts.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { UNDO_DAYS } from "#domain/media/limits.ts";
import { uploadProblemText } from "#domain/media/problems.ts";
import { cropSchema, mediaTitleSchema } from "#domain/media/schemas.ts";
import type { Result } from "#domain/result.ts";
import * as own from "#server/athletes/own-media.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";

interface MediaPost {
  actor: Actor;
  athleteId: string;
  form: FormData;
  /** The page that the form stands on. */
  page: string;
  /** Where all photos stand, or all videos. */
  listPage: (view: "fotos" | "videos") => string;
}

const titleSchema = z.object({ id: z.string(), title: mediaTitleSchema });
const placeSchema = z.object({ id: z.string(), place: z.coerce.number().int().min(0).max(1000) });

/** What the owner does with their photos and videos; `intent` says which. */
export async function answerMedia(post: MediaPost) {
  const { actor, athleteId, form, page } = post;
  const id = textIn(form, "id");
  switch (form.get("intent")) {
    case "titulo":
      return rename(post);
    case "mover": {
      const parsed = parseFields(form, placeSchema);
      if (!parsed.ok) throw data(null, 404);
      return back(page, await own.placeMedia(actor, athleteId, id, parsed.value.place), "Ordem salva");
    }
    case "figurinha":
      return choose(post, "photo", "A foto da figurinha mudou");
    case "capa":
      return choose(post, "hero", "A capa mudou");
    case "recortar": {
      const parsed = parseFields(form, cropSchema);
      if (!parsed.ok)
        return refuse({ ...parsed.error, typed: { ...parsed.error.typed, intent: "recortar" } });
      return back(page, await own.cropMedia(actor, athleteId, id, parsed.value), "Recorte salvo");
    }
    case "quadro":
      return choosePoster(post, id);
    case "apagar":
      return back(
        post.listPage(form.get("ver") === "videos" ? "videos" : "fotos"),
        await own.deleteMedia(actor, athleteId, id),
        "Apagado",
        `Você pode desfazer por ${UNDO_DAYS} dias, em “Apagados há pouco”.`,
      );
    case "desfazer":
      return back(page, await own.restoreMedia(actor, athleteId, id), "Está de volta");
    case "tirar":
      return back(page, await own.dismissUpload(actor, athleteId, id), "Saiu da lista");
  }
  throw data(null, 404);
}

async function rename({ actor, athleteId, form, page }: MediaPost) {
  const parsed = parseFields(form, titleSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const { id, title } = parsed.value;
  const item = await own.renameMedia(actor, athleteId, id, title);
  // A file that has not become an item yet has the same id.
  const renamed =
    !item.ok && item.error === "not_found" ? await own.renameUpload(actor, athleteId, id, title) : item;
  if (!renamed.ok && renamed.error === "contact_data")
    return refuse({
      typed: typedIn(form, titleSchema),
      fields: { title: CONTACT_IN_TEXT },
    });
  return back(page, renamed, "Título salvo");
}

async function choosePoster({ actor, athleteId, form, page }: MediaPost, id: string) {
  const picture = await fileIn(form, "frame");
  const sent = { intent: "quadro" };
  if (!picture) return refuse({ typed: sent, fields: { frame: "Escolha uma imagem." } });
  const chosen = await own.choosePoster(actor, athleteId, id, picture);
  if (!chosen.ok && chosen.error !== "not_found") {
    const { title, body } = uploadProblemText(chosen.error, "photo");
    return refuse({ typed: sent, fields: { frame: body }, flash: { kind: "error", title, body } });
  }
  return back(page, chosen, "A capa do vídeo mudou");
}

async function choose({ actor, athleteId, form, page }: MediaPost, place: own.PhotoPlace, title: string) {
  const chosen = await own.choosePhoto(actor, athleteId, textIn(form, "id"), place);
  if (chosen.ok && chosen.value === "waits_for_guardian")
    return redirectWith(page, {
      flash: {
        kind: "success",
        title: "Pedido enviado ao responsável",
        body: "A foto de antes continua no perfil até a resposta.",
      },
    });
  return back(page, chosen, title);
}

function back(page: string, result: Result<unknown, string>, title: string, body?: string) {
  if (!result.ok)
    return redirectWith(page, {
      flash: {
        kind: "error",
        title: "Não foi possível mudar",
        body: "Este arquivo não está mais aqui, ou ainda não pode ser usado assim.",
      },
    });
  const flash: Flash = { kind: "success", title, ...(body && { body }) };
  return redirectWith(page, { flash });
}
