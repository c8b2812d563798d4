/** What reaches the team from outside: the forms of the public site, and requests that staff enter by hand. */
export const INQUIRY_KINDS = [
  "interest",
  "contact",
  "club_request",
  "new_event",
  "athlete_contact",
  "data_request",
] as const;
export type InquiryKind = (typeof INQUIRY_KINDS)[number];

export const INQUIRY_STATES = ["new", "handled"] as const;
export type InquiryState = (typeof INQUIRY_STATES)[number];

export const INQUIRY_LABELS: Record<InquiryKind, string> = {
  interest: "Pré-cadastro de atleta",
  contact: "Mensagem de contato",
  club_request: "Pedido de cadastro de clube",
  new_event: "Evento aguardando aprovação",
  athlete_contact: "Mensagem para um atleta",
  data_request: "Pedido sobre dados pessoais",
};

/** For how many days each is stored. The forms say so, and a nightly job deletes what is older. */
export const INQUIRY_DAYS: Record<InquiryKind, number> = {
  interest: 180,
  contact: 365,
  club_request: 365,
  new_event: 365,
  athlete_contact: 365,
  data_request: 365,
};

export const isInquiryKind = (text: string): text is InquiryKind =>
  INQUIRY_KINDS.some((kind) => kind === text);
