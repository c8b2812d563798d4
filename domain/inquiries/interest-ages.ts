export const YOUNGEST = 13;
export const OLDEST = 25;
