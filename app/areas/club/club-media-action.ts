import { data } from "react-router";
import { z } from "zod";
import { parseFields, textIn, typedIn } from "#app/forms/parse-form.ts";
import { fileIn } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { CONTACT_IN_TEXT } from "#domain/athletes/minor-texts.ts";
import { declarationSchema } from "#domain/clubs/declaration.ts";
import { MOST_DEPICTED } from "#domain/clubs/depicted.ts";
import { isId } from "#domain/id.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { uploadProblemText } from "#domain/media/problems.ts";
import { mediaTitleSchema } from "#domain/media/schemas.ts";
import * as own from "#server/clubs/own-media.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import { CLUB_MEDIA_PAGE, clubMediaItemPage } from "./addresses.ts";

interface MediaPost {
  actor: Actor;
  clubId: string;
  form: FormData;
  /** The page that the form stands on. */
  page: string;
}

const titleSchema = z.object({ id: z.string(), title: mediaTitleSchema });

/** What an owner does with the club's photos and videos; `intent` says which. */
export async function answerClubMedia(post: MediaPost) {
  const { actor, clubId, form, page } = post;
  const id = textIn(form, "id");
  switch (form.get("intent")) {
    case "declarar":
      return declare(post, id);
    case "titulo":
      return rename(post);
    case "quadro":
      return choosePoster(post, id);
    case "apagar": {
      const removed = await own.removeMedia(actor, clubId, id);
      return back(CLUB_MEDIA_PAGE, removed.ok ? REMOVED : GONE);
    }
    case "tirar": {
      const dismissed = await own.dismissUpload(actor, clubId, id);
      return back(page, dismissed.ok ? { kind: "success", title: "Saiu da lista" } : GONE);
    }
  }
  throw data(null, 404);
}

async function declare({ actor, clubId, form }: MediaPost, id: string) {
  const typed = {
    ...typedIn(form, declarationSchema),
    athletes: form
      .getAll("athletes")
      .filter((value): value is string => typeof value === "string" && isId(value))
      .slice(0, MOST_DEPICTED)
      .join(" "),
  };
  const parsed = parseFields(form, declarationSchema);
  if (!parsed.ok) return refuse({ fields: parsed.error.fields, typed });
  const declared = await own.declareMedia(actor, clubId, id, parsed.value);
  if (declared.ok)
    return back(
      declared.value === "club" ? clubMediaItemPage(id) : CLUB_MEDIA_PAGE,
      DECLARED[declared.value],
    );
  switch (declared.error) {
    case "not_found":
    case "already_declared":
      return back(CLUB_MEDIA_PAGE, GONE);
    case "contact_data":
      return refuse({ typed, fields: { title: CONTACT_IN_TEXT } });
    default:
      return refuse({ typed, fields: PROBLEMS[declared.error] });
  }
}

const PROBLEMS = {
  not_verified: { athletes: "Só clubes verificados podem pedir o sim de famílias." },
  not_linked: { athletes: "Alguém marcado não está mais vinculado ao clube ou saiu do ar. Confira a lista." },
  nobody_named: { athletes: "Marque cada menor de idade que aparece." },
  minor_named: {
    minors: "Você marcou um atleta menor de idade. Escolha “Todos os menores que aparecem estão marcados”.",
  },
};

const DECLARED: Record<"families" | "staff" | "club", Flash> = {
  families: {
    kind: "success",
    title: "Pedido feito às famílias",
    body: "Depois do sim de cada uma, nossa equipe confere.",
  },
  staff: { kind: "success", title: "Enviado à equipe", body: "Ela confere em até 2 dias úteis." },
  club: {
    kind: "info",
    title: "Fica só com o clube",
    body: "Sem o sim da família de cada menor que aparece, o arquivo não vai ao ar.",
  },
};

async function rename({ actor, clubId, form, page }: MediaPost) {
  const parsed = parseFields(form, titleSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const renamed = await own.renameMedia(actor, clubId, parsed.value.id, parsed.value.title);
  if (!renamed.ok && renamed.error === "contact_data")
    return refuse({ typed: typedIn(form, titleSchema), fields: { title: CONTACT_IN_TEXT } });
  return back(page, renamed.ok ? { kind: "success", title: "Título salvo" } : GONE);
}

async function choosePoster({ actor, clubId, form, page }: MediaPost, id: string) {
  const picture = await fileIn(form, "frame");
  const typed = { intent: "quadro" };
  if (!picture) return refuse({ typed, fields: { frame: "Escolha uma imagem." } });
  const chosen = await own.choosePoster(actor, clubId, id, picture);
  if (chosen.ok) return back(page, { kind: "success", title: "A capa do vídeo mudou" });
  if (chosen.error === "not_found") return back(page, GONE);
  const { title, body } = uploadProblemText(chosen.error, "photo");
  return refuse({ typed, fields: { frame: body }, flash: { kind: "error", title, body } });
}

const REMOVED: Flash = {
  kind: "success",
  title: "Arquivo apagado",
  body: "Não aparece mais em nenhuma página.",
};
const GONE: Flash = {
  kind: "error",
  title: "Não foi possível mudar",
  body: "Este arquivo não está mais aqui, ou já espera a resposta de outras pessoas.",
};

const back = (page: string, flash: Flash) => redirectWith(page, { flash });
