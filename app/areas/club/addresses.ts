export const CLUB_PAGE = "/club/dashboard";
export const CLUB_PROFILE_PAGE = "/club/perfil";
export const CLUB_TESTIMONIALS_PAGE = "/club/depoimentos";
export const CLUB_MEDIA_PAGE = "/club/midia";
export const clubMediaItemPage = (id: string): string => `${CLUB_MEDIA_PAGE}/${id}`;
export const CLUB_ATHLETES_PAGE = "/club/atletas";
export const MATCHES_PAGE = "/club/jogos";
