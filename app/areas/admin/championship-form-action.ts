import { data } from "react-router";
import { attempt } from "#app/forms/attempt.ts";
import { parseFields, textIn, typedIn } from "#app/forms/parse-form.ts";
import { refuse, type Refused } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { championshipSchema } from "#domain/championships/championship-schema.ts";
import { organiserSchema } from "#domain/championships/organiser-schema.ts";
import type { Actor } from "#domain/identity/actor.ts";
import {
  changeByStaff,
  createByStaff,
  readForStaff,
  type OrganiserProblem,
} from "#server/events/staff/championships.server.ts";
import { championshipPage } from "./record-paths.ts";
import { placeOf, savedAtIn, takeChosenCity } from "./place-in-form.ts";

export interface ChampionshipAnswer extends Refused {
  /** Municipalities that may be meant. */
  cities?: string[];
}

export const championshipMissing = () => data("Campeonato não encontrado", 404);

const answer = refuse<Partial<ChampionshipAnswer>>;
const CHECK_FIELDS = { kind: "error", title: "Confira os campos marcados" } as const;
const NOT_CREATED = { kind: "error", title: "Não foi possível criar o campeonato" } as const;
export const NOT_SAVED = { kind: "error", title: "Não foi possível salvar o campeonato" } as const;

export async function answerNewChampionship(actor: Actor, form: FormData) {
  takeChosenCity(form);
  const typed = { ...typedIn(form, championshipSchema), ...typedIn(form, organiserSchema) };
  const parsed = parseFields(form, championshipSchema);
  const named = parseFields(form, organiserSchema);
  if (!parsed.ok || !named.ok) {
    const fields = { ...(!parsed.ok && parsed.error.fields), ...(!named.ok && named.error.fields) };
    return answer({ typed, fields, flash: { kind: "error", title: fields["name"] ?? CHECK_FIELDS.title } });
  }
  const { city, ...values } = parsed.value;
  const found = await attempt(placeOf(city));
  if (found && !found.ok) return answer({ typed, ...found.doubt, flash: CHECK_FIELDS });
  const created = found && (await attempt(createByStaff(actor, { ...values, ...found.place }, named.value)));
  if (!created) return answer({ typed, flash: NOT_CREATED }, { status: 500 });
  if (created.ok)
    return redirectWith(championshipPage(created.value.id), {
      flash: {
        kind: "success",
        title: "Campeonato criado com sucesso!",
        body: EVENT_WORDS[created.value.event],
      },
    });
  const { code } = created.error;
  if (code === "not_allowed") throw data(null, 403);
  if (code in ORGANISER_PROBLEMS)
    return answer({ typed, fields: ORGANISER_PROBLEMS[code as OrganiserProblem], flash: NOT_CREATED });
  return answer({ typed, flash: { ...NOT_CREATED, body: PROBLEMS[code as keyof typeof PROBLEMS] } });
}

export async function answerChampionshipEdit(actor: Actor, id: string, form: FormData) {
  takeChosenCity(form);
  const typed = { ...typedIn(form, championshipSchema), savedAt: textIn(form, "savedAt") };
  const parsed = parseFields(form, championshipSchema);
  if (!parsed.ok) {
    const title = parsed.error.fields["name"] ?? CHECK_FIELDS.title;
    return answer({ typed, fields: parsed.error.fields, flash: { kind: "error", title } });
  }
  const championship = await readForStaff(actor, id);
  if (!championship.ok) throw championshipMissing();
  const { city, ...values } = parsed.value;
  const found = await attempt(placeOf(city, championship.value.values));
  if (found && !found.ok) return answer({ typed, ...found.doubt, flash: CHECK_FIELDS });
  const since = { id, savedAt: savedAtIn(typed.savedAt) };
  const saved = found && (await attempt(changeByStaff(actor, since, { ...values, ...found.place })));
  if (!saved) return answer({ typed, flash: NOT_SAVED }, { status: 500 });
  if (saved.ok)
    return redirectWith(championshipPage(id), {
      flash: { kind: "success", title: "Campeonato atualizado com sucesso!" },
    });
  const { code } = saved.error;
  if (code === "not_found") throw championshipMissing();
  if (code === "changed_meanwhile")
    return answer(
      {
        // Saving again means what is typed now, whatever was saved meanwhile.
        typed: { ...typed, savedAt: championship.value.savedAt },
        flash: { ...NOT_SAVED, body: "Outra pessoa salvou antes. Confira abaixo e salve de novo." },
      },
      { status: 409 },
    );
  return answer({ typed, flash: { ...NOT_SAVED, body: PROBLEMS[code] } });
}

const EVENT_WORDS = {
  pending: "O evento dele espera a aprovação nas revisões.",
  incomplete: "Falta o dia ou o local para entrar no calendário.",
  approved: "Ele está no calendário.",
  cancelled: "O evento dele está cancelado.",
} as const;

const PROBLEMS = {
  not_found: "Ele não existe mais.",
  no_plan: "Para começar um campeonato é preciso um plano ativo.",
  club_closed: "O clube está oculto ou foi excluído.",
  duplicate: "Quem organiza já tem um evento com este nome neste dia.",
} as const;

const ORGANISER_PROBLEMS: Record<OrganiserProblem, Record<string, string>> = {
  club_unknown: { club: "Nenhum clube no ar tem este nome." },
  several_clubs: { club: "Mais de um clube tem este nome. Peça a um deles que mude o nome antes." },
  no_organiser: { email: "Nenhuma conta com este e-mail tem um perfil de campeonatos." },
  two_organisers: { email: "Informe o clube ou a pessoa, não os dois." },
};
