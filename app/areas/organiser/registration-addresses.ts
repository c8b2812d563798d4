/** The pages of who came to an event, and of what they are owed. */
const eventAddress = (id: string): string => `/organizar/eventos/${id}`;

export const listPage = (id: string): string => `${eventAddress(id)}/inscricoes`;
export const removePage = (id: string, registrationId: string): string =>
  `${listPage(id)}/${registrationId}/retirar`;
export const presencePage = (id: string): string => `${eventAddress(id)}/presenca`;
export const rubricPage = (id: string): string => `${eventAddress(id)}/criterios`;
export const evaluatePage = (id: string, registrationId?: string): string =>
  registrationId ? `${eventAddress(id)}/avaliar/${registrationId}` : `${eventAddress(id)}/avaliar`;
export const answersPage = (id: string): string => `${eventAddress(id)}/respostas`;
export const overviewPage = eventAddress;

/** Of a file that cannot be had any more. */
export const LIST_CLOSED = {
  kind: "error",
  title: "Lista fechada",
  body: "Passaram 30 dias, e os dados de quem participou fecharam.",
} as const;
