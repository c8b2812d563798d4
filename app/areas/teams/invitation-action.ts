import { data } from "react-router";
import { refuse } from "#app/forms/refuse.ts";
import { refuseTooMany } from "#app/forms/too-many.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { organiserToolsOf } from "#server/billing/access/entitlements.server.ts";
import { confirmInvitation } from "#server/championships/teams/invitation.server.ts";
import type { SquadView } from "#server/championships/teams/read-squad.server.ts";

/** The team says by its link that it plays. */
export async function answerInvitation(
  door: Parameters<typeof confirmInvitation>[0],
  squad: Pick<SquadView, "organiser">,
  back: string,
) {
  const tools = await organiserToolsOf(squad.organiser);
  const confirmed = await confirmInvitation(door, { tools });
  if (confirmed.ok)
    return redirectWith(back, {
      flash: { kind: "success", title: "Equipe confirmada", body: "Agora escreva o elenco." },
    });
  const { error } = confirmed;
  if (error.code === "not_found") throw data("Página não encontrada", 404);
  if (error.code === "too_many")
    return refuseTooMany(error, (body) => ({ flash: { kind: "error", title: "Espere um pouco", body } }));
  if (error.code === "already_answered") return redirectWith(back, {});
  return refuse({
    flash: { kind: "error", title: PROBLEMS[error.code], body: "Fale com quem organiza o campeonato." },
  });
}

const PROBLEMS = {
  no_plan: "Este campeonato não recebe equipes novas agora",
  full: "As vagas acabaram",
  already_drawn: "O sorteio já foi feito",
  deadline_over: "O prazo de inscrição terminou",
} as const;
