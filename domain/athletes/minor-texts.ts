import { isMasked } from "#domain/messages/mask.ts";

/** What tells a stranger where a child is, and when. It is not refused, but a person of the team looks at it. */
export const ROUTINE_KINDS = ["school", "address", "timetable"] as const;
export type RoutineKind = (typeof ROUTINE_KINDS)[number];

const WEEKDAY = "(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?(?:-feiras?)?";
const HOUR = String.raw`\d{1,2}\s?(?:h(?:oras?)?\b|:\d{2}|h\d{2})`;

/** Written for text without accents and in small letters. Every repetition is bounded. */
const ROUTINE: Record<RoutineKind, readonly RegExp[]> = {
  school: [
    /\b(?:colegio|ginasio estadual|ensino (?:medio|fundamental)|(?:escola|creche) (?:estadual|municipal|particular|tecnica))\b/,
    // "escolinha" and "escola de futebol" are clubs.
    /\b(?:na|da|minha|nossa|a) escola\b(?! de (?:futebol|futsal|goleiros))/,
    /\bestud(?:o|a|amos|ando) (?:no|na|em)\b/,
    /\b[1-9](?:º|o|a)? (?:ano|serie) (?:do|da|no|na)\b/,
  ],
  address: [
    /\b(?:moro|mora|resido|minha casa|nossa casa)\b.{0,20}\b(?:no|na|em|perto|ao lado)\b/,
    /\b(?:rua|avenida|travessa|alameda|rodovia|estrada|praca|av\.|r\.) [a-z]/,
    /\b(?:cep|apto|apartamento|condominio|loteamento)\b/,
    /\bbairro\b/,
    /\b\d{5}-\d{3}\b/,
  ],
  timetable: [
    new RegExp(String.raw`\b${WEEKDAY}\b.{0,40}${HOUR}`),
    new RegExp(String.raw`${HOUR}.{0,40}\b${WEEKDAY}\b`),
    new RegExp(String.raw`\b(?:as|das|ate as|depois das|antes das) ${HOUR}`),
    new RegExp(String.raw`\b(?:treino|jogo|estudo|saio|chego|vou)\b.{0,30}\b(?:toda|todas|todo|todos)\b`),
  ],
};

/** Which kinds of routine data a text seems to hold. */
export function routineIn(text: string): RoutineKind[] {
  const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return ROUTINE_KINDS.filter((kind) => ROUTINE[kind].some((pattern) => pattern.test(plain)));
}

/** Whether a text of a minor's profile holds a phone, an e-mail, a link or a name in a social network. */
export const holdsContact = (text: string | null | undefined): boolean => Boolean(text) && isMasked(text!);

export const CONTACT_IN_TEXT =
  "Tire telefone, e-mail, link e nome de rede social daqui. Quem quiser falar com você pede contato pela plataforma.";
