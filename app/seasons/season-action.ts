import { data } from "react-router";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { CONTACT_IN_TEXT } from "#domain/athletes/minor-texts.ts";
import { MOST_SEASONS, seasonSchema, type SeasonInput } from "#domain/athletes/season-schema.ts";
import type { Actor } from "#domain/identity/actor.ts";
import * as own from "#server/athletes/own-seasons.server.ts";
import { clubsThatConfirm } from "#server/clubs/season-confirmation.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";

interface SeasonPost {
  actor: Actor;
  athleteId: string;
  form: FormData;
  /** Where all seasons stand. */
  page: string;
}

export async function answerNewSeason({ actor, athleteId, form, page }: SeasonPost) {
  const parsed = await seasonIn(athleteId, form);
  if (!parsed.ok) return refuse(parsed.error);
  const added = await own.addSeason(actor, athleteId, parsed.value);
  if (added.ok) return back(page, { kind: "success", title: "Temporada registrada" });
  return problem({ actor, athleteId, form, page }, added.error);
}

export async function answerSeason({ actor, athleteId, form, page, id }: SeasonPost & { id: string }) {
  if (form.get("intent") === "excluir") {
    const deleted = await own.deleteSeason(actor, athleteId, id);
    if (deleted.ok) return back(page, { kind: "success", title: "Temporada excluída" });
    return problem({ actor, athleteId, form, page }, deleted.error);
  }
  const parsed = await seasonIn(athleteId, form);
  if (!parsed.ok) return refuse(parsed.error);
  const changed = await own.changeSeason(actor, athleteId, id, parsed.value);
  if (changed.ok) return back(page, { kind: "success", title: "Temporada salva" });
  if (typeof changed.error === "string") return problem({ actor, athleteId, form, page }, changed.error);
  return refuse(
    {
      typed: typedIn(form, seasonSchema),
      meanwhile: changed.error.current,
      flash: {
        kind: "error",
        title: "Nada foi salvo ainda",
        body: "Esta temporada mudou em outra aba. Compare e escolha.",
      },
    },
    { status: 409 },
  );
}

/** The club must be one that can confirm numbers; the server asks again when the club answers. */
async function seasonIn(athleteId: string, form: FormData) {
  const parsed = parseFields<SeasonInput>(form, seasonSchema);
  const asked = parsed.ok ? parsed.value.askedClubId : null;
  if (!asked || (await clubsThatConfirm(athleteId)).some(({ id }) => id === asked)) return parsed;
  return {
    ok: false as const,
    error: {
      fields: { askedClubId: "Este clube não confirma mais estes números. Escolha outro, ou nenhum." },
      typed: typedIn(form, seasonSchema),
    },
  };
}

type Problem =
  | "not_found"
  | "read_only"
  | "too_many"
  | "year_missing"
  | "year_impossible"
  | "contact_in_club"
  | "season_taken";

async function problem({ actor, athleteId, form, page }: SeasonPost, code: Problem) {
  const typed = typedIn(form, seasonSchema);
  switch (code) {
    case "year_missing":
      return refuse({ typed, fields: { year: "Informe o ano da temporada." } });
    case "year_impossible": {
      const found = await own.ownSeasons(actor, athleteId);
      const { first, last } = found.ok ? found.value.years : { first: "", last: "" };
      return refuse({ typed, fields: { year: `Use um ano de ${first} a ${last}.` } });
    }
    case "contact_in_club":
      return refuse({ typed, fields: { club: CONTACT_IN_TEXT } });
    case "season_taken":
      return refuse({
        typed,
        fields: {
          year: "Já existe uma temporada deste ano neste clube. Abra a que existe para mudar os números.",
        },
      });
    case "too_many":
      return refuse({
        typed,
        flash: {
          kind: "error",
          title: "São temporadas demais",
          body: `Cabem ${MOST_SEASONS}. Exclua uma para registrar outra.`,
        },
      });
    case "read_only":
      return back(page, {
        kind: "error",
        title: "Números de súmula não mudam aqui",
        body: "Se há um erro, fale com quem organiza o campeonato.",
      });
    case "not_found":
      throw data("Temporada não encontrada", 404);
  }
}

const back = (page: string, flash: Flash) => redirectWith(page, { flash });
