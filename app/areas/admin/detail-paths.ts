/** Where one club, championship, event or sponsor stands in the administration. */
export const clubPage = (id: string): string => `/admin/clubes/${id}`;
export const championshipPage = (id: string): string => `/admin/campeonatos/${id}`;
export const eventPage = (id: string): string => `/admin/eventos/${id}`;
export const sponsorPage = (id: string): string => `/admin/patrocinadores/${id}`;
