export const EVENTS_PAGE = "/organizar";
export const NEW_EVENT_PAGE = "/organizar/eventos/novo";
export const eventPage = (id: string): string => `/organizar/eventos/${id}`;
export const editPage = (id: string): string => `${eventPage(id)}/editar`;
export const cancelPage = (id: string): string => `${eventPage(id)}/cancelar`;
export const copyPage = (id: string): string => `${NEW_EVENT_PAGE}?copiar=${id}`;
export const checkInPage = (id: string): string => `/organizar/entrada/${id}`;

// The pages of who comes to an event, and of what they are owed.
export const listPage = (id: string): string => `${eventPage(id)}/inscricoes`;
export const removePage = (id: string, registrationId: string): string =>
  `${listPage(id)}/${registrationId}/retirar`;
export const presencePage = (id: string): string => `${eventPage(id)}/presenca`;
export const rubricPage = (id: string): string => `${eventPage(id)}/criterios`;
export const evaluatePage = (id: string, registrationId?: string): string =>
  registrationId ? `${eventPage(id)}/avaliar/${registrationId}` : `${eventPage(id)}/avaliar`;
export const answersPage = (id: string): string => `${eventPage(id)}/respostas`;

/** Of a file that cannot be had any more. */
export const LIST_CLOSED = {
  kind: "error",
  title: "Lista fechada",
  body: "Passaram 30 dias, e os dados de quem participou fecharam.",
} as const;
