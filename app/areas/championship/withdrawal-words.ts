import type {
  ReturnObstacle,
  WithdrawalObstacle,
} from "#server/championships/decisions/withdrawals.server.ts";

interface Words {
  title: string;
  body: string;
}

/** Why a team cannot leave now. */
export const WITHDRAWAL_OBSTACLES: Record<WithdrawalObstacle, Words> = {
  not_drawn: {
    title: "As partidas ainda não foram sorteadas",
    body: "Antes do sorteio não é preciso registrar desistência: retire a equipe em Inscrições.",
  },
  not_playing: {
    title: "Esta equipe não está no campeonato",
    body: "Só uma equipe aceita pode desistir.",
  },
  left_already: { title: "Esta equipe já desistiu", body: "A desistência está em Resultados, com o motivo." },
  already_over: {
    title: "Esta equipe não tem mais jogos",
    body: "Ela já jogou tudo nesta categoria. Se o resultado deve mudar, registre uma decisão em Resultados.",
  },
  next_match_begun: {
    title: "A fase seguinte já começou",
    body: "Com a desistência mudariam as equipes de uma partida que já começou. O que foi jogado fica.",
  },
};

/** Why a withdrawal stays. */
export const RETURN_OBSTACLES: Record<ReturnObstacle, Words> = {
  not_withdrawn: { title: "Esta equipe não desistiu", body: "Ela continua no campeonato." },
  played_since: {
    title: "A desistência não pode mais ser desfeita",
    body: "Depois dela outra partida desta categoria foi jogada ou está sendo jogada.",
  },
  place_given: {
    title: "A vaga foi dada a outra equipe",
    body: "Revogue antes essa decisão, em Resultados.",
  },
};
