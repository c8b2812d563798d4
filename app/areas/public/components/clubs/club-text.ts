export const registeredAthletes = (count: number): string =>
  count === 1 ? "1 atleta cadastrado" : `${count} atletas cadastrados`;

export const athleteCount = (count: number): string => (count === 1 ? "1 atleta" : `${count} atletas`);

export const pointCount = (count: number): string => (count === 1 ? "1 ponto" : `${count} pontos`);
