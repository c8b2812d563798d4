/** The field that says whom a form was made for, in a form that only we can tell. */
export const MADE_FOR = "madeFor";

/** What a form field says of itself. */
export interface FieldTraits {
  name?: string;
  type?: string;
  autoComplete?: string;
}

const TEXT_TYPES = new Set(["text", "email", "tel", "url", "number", "date", "time", "search"]);
/** Names of passwords, CPF, card fields, codes and links' tokens; then of traps for robots and what no person typed. */
const NEVER_NAMED =
  /passw|senha|cpf|code|codigo|token|card|cartao|cvc|cvv|validade|^(website|recado|openedAt|aberto|intent|formKey|pageLoad|madeFor)$/i;
const NEVER_COMPLETED = /password|one-time-code|^cc-/;

/** Whether what is typed there may be kept for later. Consent boxes are never ticked for anybody, so no boxes are kept. */
export const mayKeepField = ({ name, type = "text", autoComplete = "" }: FieldTraits): boolean =>
  mayKeepNamed(name) && TEXT_TYPES.has(type) && !NEVER_COMPLETED.test(autoComplete);

/** All that is known of a field that was posted. */
export const mayKeepNamed = (name: string | undefined): boolean =>
  name !== undefined && name !== "" && name.length <= 60 && !NEVER_NAMED.test(name);

/** The address that a form's text belongs to. The router names an index page's own action `?index`; it is the same page. */
export const pageOf = ({ pathname, search }: { pathname: string; search: string }): string =>
  pathname + (search === "?index" ? "" : search);
