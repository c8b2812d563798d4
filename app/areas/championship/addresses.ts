export const DASHBOARD = "/championship/dashboard";

export const championshipPage = (id: string) => `/championship/${id}`;
export const newCategoryPage = (id: string) => `/championship/${id}/categorias/nova`;
export const categoryPage = (id: string, categoryId: string) =>
  `/championship/${id}/categorias/${categoryId}`;

/** As files, for a spreadsheet. */
export const matchesFile = (id: string, categoryId: string) => `${categoryPage(id, categoryId)}/partidas.csv`;
export const tableFile = (id: string, categoryId: string) => `${categoryPage(id, categoryId)}/tabela.csv`;

/** The pages of a championship show one category at a time; without a choice, the first. */
const ofCategory = (page: string, categoryId?: string) =>
  categoryId ? `${page}?categoria=${categoryId}` : page;
export const teamsPage = (id: string, categoryId?: string) =>
  ofCategory(`/championship/${id}/equipes`, categoryId);
export const matchesPage = (id: string, categoryId?: string) =>
  ofCategory(`/championship/${id}/partidas`, categoryId);
export const resultsPage = (id: string, categoryId?: string) =>
  ofCategory(`/championship/${id}/resultados`, categoryId);
export const matchPage = (id: string, matchId: string) => `/championship/${id}/partidas/${matchId}`;
export const matchSheetPage = (id: string, matchId: string) => `${matchPage(id, matchId)}/sumula`;
export const teamPage = (id: string, teamId: string, squadId?: string) =>
  `/championship/${id}/equipes/${teamId}${squadId ? `?pessoa=${squadId}` : ""}`;
export const withdrawalPage = (id: string, teamId: string) =>
  `/championship/${id}/equipes/${teamId}/desistencia`;

/** With what is known already: the kind of decision, and what it is about. */
export const decisionPage = (
  id: string,
  categoryId: string,
  about: { tipo?: string; partida?: string; vaga?: string; equipe?: string } = {},
) => `/championship/${id}/resultados/decisao?${new URLSearchParams({ categoria: categoryId, ...about })}`;
export const drawPage = (id: string, categoryId?: string) =>
  ofCategory(`/championship/${id}/partidas/sorteio`, categoryId);
export const kickOffsPage = (id: string, categoryId?: string) =>
  ofCategory(`/championship/${id}/partidas/horarios`, categoryId);
export const moveMatchPage = (id: string, matchId: string) => `/championship/${id}/partidas/${matchId}/mover`;
export const fieldsPage = (id: string) => `/championship/${id}/campos`;
