import { data } from "react-router";
import { textIn } from "#app/forms/parse-form.ts";
import { redirectWith } from "#app/session/redirects.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { appearancesOf, decideAppearance, type Appearance } from "#server/clubs/depicted.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";

export type AppearanceView = ReturnType<typeof appearanceView>;

/** What of an athlete is on clubs' photos and videos, for whoever decides about it. */
export async function appearancesPage(actor: Actor, athleteId: string) {
  const { waiting, agreed } = await appearancesOf(actor, [athleteId]);
  return { waiting: waiting.map(appearanceView), agreed: agreed.map(appearanceView) };
}

export const appearanceView = ({ club, item }: Appearance) => ({
  club: { id: club.id, name: club.name },
  item: {
    id: item.id,
    kind: item.kind === "video" ? ("video" as const) : ("photo" as const),
    title: item.title,
    durationSeconds: item.seconds,
    playable: item.playable,
    picture: item.picture,
  },
});

/** More than one family is asked for at once. */
const MOST = 100;

/** A yes to one or several items, or a no, which may come after a yes. Null: the form was about something else. */
export async function answerAppearance(actor: Actor, athleteId: string, form: FormData, page: string) {
  switch (form.get("intent")) {
    case "clube-sim": {
      const ids = form.getAll("media").filter((id) => typeof id === "string");
      if (ids.length === 0 || ids.length > MOST) throw data(null, 404);
      let agreed = 0;
      for (const mediaId of ids)
        if ((await decideAppearance(actor, { mediaId, athleteId, agreed: true })).ok) agreed++;
      return back(page, agreed === 0 ? DECIDED : agreedFlash(agreed));
    }
    case "clube-nao":
    case "clube-retirar": {
      const mediaId = textIn(form, "media");
      const refused = await decideAppearance(actor, { mediaId, athleteId, agreed: false });
      return back(page, refused.ok ? NO[form.get("intent") as keyof typeof NO] : DECIDED);
    }
  }
  return null;
}

const agreedFlash = (count: number): Flash => ({
  kind: "success",
  title: count === 1 ? "Autorizada" : `${count} autorizadas`,
  body: "Com o sim de todos que aparecem, nossa equipe confere. Você pode retirar quando quiser.",
});

const NO: Record<"clube-nao" | "clube-retirar", Flash> = {
  "clube-nao": { kind: "success", title: "Não autorizada", body: "Não vai à página do clube." },
  "clube-retirar": { kind: "success", title: "Autorização retirada", body: "Já saiu da página do clube." },
};

const DECIDED: Flash = {
  kind: "info",
  title: "Já foi decidido",
  body: "Esta mídia não espera mais uma resposta.",
};

const back = (page: string, flash: Flash) => redirectWith(page, { flash });
