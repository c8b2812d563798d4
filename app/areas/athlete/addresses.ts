export const SEASONS_PAGE = "/athlete/numeros";
export const SHARE_PAGE = "/athlete/compartilhar";
