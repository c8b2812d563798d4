export const EVENTS_PAGE = "/organizar";
export const NEW_EVENT_PAGE = "/organizar/eventos/novo";
export const eventPage = (id: string): string => `/organizar/eventos/${id}`;
export const editPage = (id: string): string => `${eventPage(id)}/editar`;
export const cancelPage = (id: string): string => `${eventPage(id)}/cancelar`;
export const copyPage = (id: string): string => `${NEW_EVENT_PAGE}?copiar=${id}`;
export const checkInPage = (id: string): string => `/organizar/entrada/${id}`;
