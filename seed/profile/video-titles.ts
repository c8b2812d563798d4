import { groupOf, type Position, type PositionGroup } from "#domain/athletes/positions.ts";

const ANYONE = [
  "Melhores momentos de {ano}",
  "Um treino do começo ao fim",
  "Final da categoria: lances completos",
  "Primeiro semestre em dois minutos",
] as const;

const BY_GROUP: Record<PositionGroup, readonly string[]> = {
  Goleiro: [
    "Defesas da temporada {ano}",
    "Saídas do gol e jogo aéreo",
    "Reposição com os pés",
    "Pênaltis defendidos",
  ],
  Defensor: [
    "Desarmes e antecipações",
    "Duelos individuais",
    "Saída de bola da defesa",
    "Jogo aéreo nas duas áreas",
  ],
  "Meio-Campista": [
    "Passes que quebram linhas",
    "Assistências de {ano}",
    "Bolas paradas",
    "Recuperação e saída",
  ],
  Atacante: [
    "Gols de {ano}",
    "Finalizações com os dois pés",
    "Arrancadas e dribles",
    "Movimentação sem bola",
  ],
};

export const videoTitlesFor = (position: Position, year: number): string[] =>
  [...BY_GROUP[groupOf(position)], ...ANYONE].map((title) => title.replace("{ano}", String(year)));
