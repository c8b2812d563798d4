export const SEASONS_PAGE = "/athlete/numeros";
