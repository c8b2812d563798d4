import { data } from "react-router";
import { refuseTooMany } from "#app/forms/too-many.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { claimForClub } from "#server/championships/teams/team-club.server.ts";

/** A club says that the team behind the link is its own. */
export async function answerClub(...[actor, door, back]: [...Parameters<typeof claimForClub>, string]) {
  const claimed = await claimForClub(actor, door);
  if (claimed.ok)
    return redirectWith(back, {
      flash: {
        kind: "success",
        title: "Equipe ligada ao clube",
        body: "Os resultados das súmulas aparecem na página do clube.",
      },
    });
  const { error } = claimed;
  if (error.code === "not_found") throw data("Página não encontrada", 404);
  if (error.code === "too_many")
    return refuseTooMany(error, (body) => ({ flash: { kind: "error", title: "Espere um pouco", body } }));
  return redirectWith(back, { flash: { kind: "error", ...PROBLEMS[error.code] } });
}

const PROBLEMS = {
  no_club: {
    title: "Você não está como dono de um clube",
    body: "Entre na conta do clube, escolha o perfil dele e abra este link de novo.",
  },
  has_club: {
    title: "Esta equipe já é de um clube",
    body: "Se for engano, fale com quem organiza o campeonato.",
  },
};
