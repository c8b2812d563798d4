import type { Sentence, Subject } from "./subject.ts";

/** What the season says, in numbers that the statistics tab repeats. */
export const SEASONS: readonly Sentence[] = [
  (s) => `Nesta temporada, já são ${s.stats.games} jogos ${s.forClub}.`,
  (s) => `Entrou em campo ${s.stats.games} vezes no ano e somou ${minutes(s)} minutos.`,
  (s) => `Acertou ${s.stats.passAccuracy}% dos passes da temporada, em ${s.stats.games} partidas.`,
  (s) => `Com ${minutes(s)} minutos no ano, ganhou espaço no elenco.`,
  (s) => `Em ${s.stats.games} jogos, manteve ${s.stats.passAccuracy}% de acerto nos passes.`,
  (s) => `Depois de um começo no banco, chegou a ${s.stats.games} partidas na temporada.`,
  (s) =>
    `Fez ${s.stats.games} jogos no ano, ${s.pick(["a maioria como titular", "quase todos do início ao fim"])}.`,
  (s) => `O ano soma ${s.stats.games} partidas e ${minutes(s)} minutos, sem lesão.`,
];

export const SEASONS_OF_SCORERS: readonly Sentence[] = [
  (s) =>
    `Nesta temporada, são ${s.stats.goals} gols e ${s.stats.assists} assistências em ${s.stats.games} jogos.`,
  (s) => `Marcou ${s.stats.goals} vezes no ano e deu o passe em outras ${s.stats.assists}.`,
  (s) => `Participou de ${s.stats.goals + s.stats.assists} gols em ${s.stats.games} partidas ${s.forClub}.`,
  (s) => `Chegou aos ${s.stats.goals} gols na temporada, com ${s.stats.assists} passes para gol.`,
  (s) =>
    `Os números do ano acompanham: ${s.stats.games} jogos, ${s.stats.goals} gols e ${s.stats.assists} assistências.`,
  (s) => `Em ${minutes(s)} minutos, fez ${s.stats.goals} gols e deu ${s.stats.assists} assistências.`,
  (s) =>
    `Terminou o último mês com ${s.stats.goals} gols na conta do ano e ${s.stats.passAccuracy}% de passes certos.`,
  (s) =>
    `A comissão ${s.pick(["destaca", "lembra", "anota"])} as ${s.stats.assists} assistências tanto quanto os ${s.stats.goals} gols.`,
];

export const SEASONS_OF_KEEPERS: readonly Sentence[] = [
  (s) => `Nesta temporada, defendeu o time em ${s.stats.games} partidas.`,
  (s) => `São ${s.stats.games} jogos no ano e ${minutes(s)} minutos em campo.`,
  (s) =>
    `Jogou ${minutes(s)} minutos na temporada e acertou ${s.stats.passAccuracy}% dos passes na saída de bola.`,
  (s) => `Começou o ano na reserva, ganhou a posição e já soma ${s.stats.games} partidas.`,
  (s) => `Foi titular em quase todas as ${s.stats.games} partidas do ano.`,
  (s) => `Em ${s.stats.games} jogos, aprendeu a jogar com a linha alta e a dar opção de passe.`,
];

const minutes = ({ stats }: Subject) => stats.minutes.toLocaleString("pt-BR");
