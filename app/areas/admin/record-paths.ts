// Where one athlete, club, championship, event or sponsor stands in the administration.
export const ATHLETES = "/admin/atletas";
/** What is said of an athlete's page, and not of a photo or season that is missing there. */
export const ATHLETE_MISSING = "Atleta não encontrado";
export const ATHLETE_DELETED = "Este perfil foi excluído. Para mudá-lo, desfaça antes a exclusão.";

export const athletePath = (id: string, tab = ""): string => `${ATHLETES}/${id}${tab && `/${tab}`}`;
export const clubPage = (id: string): string => `/admin/clubes/${id}`;
export const championshipPage = (id: string): string => `/admin/campeonatos/${id}`;
export const eventPage = (id: string): string => `/admin/eventos/${id}`;
export const sponsorPage = (id: string): string => `/admin/patrocinadores/${id}`;

/** All that was done to it. */
export const logOf = (type: string, id: string): string => `/admin/registro/${type}/${id}`;
