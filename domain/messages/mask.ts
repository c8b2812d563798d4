import { withoutLookAlikes } from "./look-alikes.ts";
import { hidePhones } from "./phone-numbers.ts";

export const HIDDEN = "[oculto até o aceite]";

// Every repetition is bounded: no text takes longer than in proportion to its length.

const WORD = String.raw`[\p{L}\p{Nd}._%+-]`;
const AT = String.raw`(?:[([{<]\s{0,3}(?:@|at|arroba)\s{0,3}[)\]}>]|arroba|\s{1,3}at(?=\s))`;
const DOT = String.raw`(?:\.|[([{<]\s{0,3}(?:\.|dot|ponto)\s{0,3}[)\]}>]|(?<=\s)(?:dot|ponto|d0t|p0nto)(?=\s))`;

/** E-mails and handles, also where words stand for their signs. */
const ADDRESSES = [
  /[\p{L}\p{Nd}._%+-]{0,64}(?:@|(?<=[\p{L}\p{Nd}])\s{1,3}@\s{1,3})[\p{L}\p{Nd}._-]{2,64}(?:\s{1,3}\.\s{0,3}[\p{L}\p{Nd}-]{2,63}){0,9}/gu,
  /(?<![\p{L}\p{Nd}])@\s{1,3}[\p{L}\p{Nd}._-]{2,64}/gu,
  new RegExp(
    String.raw`(?:${WORD}{1,64}\s{0,3})?${AT}\s{0,3}[\p{L}\p{Nd}._-]{1,64}(?:\s{0,3}${DOT}\s{0,3}[\p{L}\p{Nd}-]{1,63}){0,9}`,
    "giu",
  ),
];

/** The names of mail providers, however they are written, with what stands beside them. */
const spread = (word: string) =>
  Array.from(word, (letter) => LEET[letter] ?? letter).join(String.raw`[\s._*-]{0,2}`);
const LEET: Record<string, string> = {
  a: "[a4@]",
  i: "[i1!|l]",
  l: "[l1|]",
  o: "[o0]",
  s: "[s5$]",
  e: "[e3]",
  t: "[t7]",
};
const PROVIDERS = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}])(?:${WORD}{2,64}\s{0,3}[,:;-]?\s{0,3}(?:(?:no|do|em|at|pelo)\s{1,3})?)?(?:${[
    "gmail",
    "hotmail",
    "outlook",
    "yahoo",
    "icloud",
    "protonmail",
  ]
    .map(spread)
    .join(
      "|",
    )})(?!\p{L})(?:\s{0,3}(?:${DOT}|,)?\s{0,3}com(?!\p{L}))?(?:\s{0,3}(?:${DOT}|,)?\s{0,3}br(?!\p{L}))?(?:\s{0,3}(?:[:=]|é|eh)\s{0,3}${WORD}{2,64})?`,
  "giu",
);

const LINKS = [
  /(?<!\p{L})(?:h(?:tt|xx)ps?\s?:\s?\/\s?\/|www\.)\s?\S{1,2000}/giu,
  // Whatever its ending, an address with a path.
  /(?<![\p{L}\p{Nd}-])[\p{L}\p{Nd}-]{1,63}(?:\.[\p{L}\p{Nd}-]{1,63}){0,9}\.[a-z]{2,24}\/\S{0,2000}/giu,
  // The endings that people use, also with a space or brackets around the dot.
  /(?<![\p{L}\p{Nd}-])[\p{L}\p{Nd}-]{1,63}(?:\.[\p{L}\p{Nd}-]{1,63}){0,9}(?:\s{1,3}\.\s{0,3}|\s{0,3}[([{]\s{0,3}\.\s{0,3}[)\]}]\s{0,3}|\.)(?:com|net|org|app|me|br|pt|link|bio|ly|tv|ee|gg|be|io|co|to|cc|ai|site|online|info|club|store|shop|xyz|page|dev|live|top|vip|blog|social|space|website)(?:\.[a-z]{2})?(?![\p{L}\p{Nd}])/giu,
  // Any other, where no sentence begins after the dot: "fim.Começo" only misses a space.
  /(?<![\p{L}\p{Nd}-])(?=[\p{Nd}-]{0,62}\p{L})[\p{L}\p{Nd}-]{2,63}(?:\.[\p{L}\p{Nd}-]{1,63}){0,9}\.(?:[a-z]{2,24}|[A-Z]{2,24})(?![\p{L}\p{Nd}])/gu,
  /(?<![\p{L}\p{Nd}-])[\p{L}\p{Nd}-]{1,63}\s{0,3}[([{]?\s{0,3}(?:ponto|dot|p0nto|d0t)\s{0,3}[)\]}]?\s{0,3}com(?:\s{0,3}[([{]?\s{0,3}(?:ponto|dot)\s{0,3}[)\]}]?\s{0,3}br(?!\p{L})|\s{1,3}barra\s{1,3}\S{1,64}|(?=\s{0,3}(?:$|[.,;!?)\n])))/giu,
  /(?<![\p{L}\p{Nd}-])[\p{L}\p{Nd}-]{2,63}(?:,|\.\s{1,3})com(?:(?:,|\.\s{0,3}|\s)br(?!\p{L})|(?=\s{0,3}(?:$|[;!?)\n])))/gu,
];

const NETWORK = [
  ...["insta", "instagram", "zap", "zapzap", "whats", "whatsapp", "telegram", "facebook"].map(leet),
  String.raw`zapp|wh?ats?zap|uats(?:ap)?|watts|wpp|w(?:h)?app|tik\s?tok|discord|snap(?:chat)?|kwai|skype|twitter|linktree|youtube|threads|signal|ig|fb|tg|tt|yt|ttk|dsc`,
].join("|");
function leet(word: string): string {
  return word.replaceAll(/./g, (letter) => LEET[letter] ?? letter);
}
const SMALL =
  "(?:é|eh|e|o|a|do|da|de|no|na|meu|minha|nosso|nossa|clube|oficial|para|pra|pelo|pela|user|usuário|perfil|conta|lá|como|por|sou|me|chama|chame|procura|procure|segue|siga|tá|está)";
/** A name as social networks give them: letters with a digit, a dot or an underscore among them. */
const HANDLE = String.raw`(?=[\p{L}._-]{0,29}[\p{Nd}_.])(?![\p{L}\p{Nd}]{1,29}\.(?:\s|$))(?!sub-?\p{Nd})[\p{L}][\p{L}\p{Nd}._-]{3,29}`;

/** A network and the name in it, whatever small words stand between. */
const NETWORKS = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}])((?:(?:${NETWORK})(?![\p{L}\p{Nd}])|face\s{0,3}(?=[:=@-]))(?:[\s:=@>_-]|(?<![\p{L}\p{Nd}])${SMALL}(?![\p{L}\p{Nd}])){0,12})(?<![\p{L}\p{Nd}])[\p{L}\p{Nd}][\p{L}\p{Nd}._-]{0,63}`,
  "giu",
);

/** Names that give themselves away by their shape, or by the word beside them. */
const HANDLES = [
  // Portuguese words hold no underscore.
  /(?<![\p{L}\p{Nd}._])_{0,3}(?=[\p{Nd}_]{0,30}\p{L})[\p{L}\p{Nd}]{1,30}(?:[._]{0,3}[\p{L}\p{Nd}]{1,30}){0,3}_[\p{L}\p{Nd}._]{0,60}|(?<![\p{L}\p{Nd}])_{1,3}\p{L}[\p{L}\p{Nd}._]{2,60}/gu,
  new RegExp(
    String.raw`(?<=(?<![\p{L}\p{Nd}])(?:user|usu[aá]rio|nick|perfil|conta|arroba|face|direct|dm|inbox|${NETWORK})(?:[\s:=,>-]{1,4}${SMALL}){0,3}[\s:=,>-]{1,4})${HANDLE}`,
    "giu",
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{Nd}])${HANDLE}(?=\s{1,3}(?:no|na|do|em|pelo)\s{1,3}(?:${NETWORK}|face)(?![\p{L}\p{Nd}]))`,
    "giu",
  ),
];

/** "j o a o s c o u t": six letters or more, each alone. */
const SPACED = /(?<![\p{L}\p{Nd}])\p{L}(?:[\s._*:/-]{1,8}[\p{L}\p{Nd}](?![\p{L}\p{Nd}])){5,80}/gu;

/**
 * What a guardian reads before deciding: the message without any way to contact the child directly. A message that
 * holds none stays as it is.
 */
export function maskContacts(text: string): string {
  const plain = plainly(text);
  const hide = (rest: string, pattern: RegExp) => rest.replace(pattern, HIDDEN);
  const named = [...ADDRESSES, PROVIDERS, ...LINKS].reduce(hide, plain);
  const called = hidePhones(named, HIDDEN).replace(NETWORKS, `$1${HIDDEN}`);
  const masked = HANDLES.reduce(hide, called).replace(SPACED, hideSpaced);
  return masked === plain ? text : masked;
}

/** Whether a text holds a way to contact the child directly. */
export const isMasked = (text: string): boolean => maskContacts(text) !== text;

/** Whoever shouts "G O O O O L" repeats letters, and "o 4-3-3 e a 3-5-2" has few. */
const hideSpaced = (found: string): string =>
  new Set(found.toLowerCase().match(/\p{L}/gu)).size > 4 ? HIDDEN : found;

/** Wide and circled signs as plain ones, without marks and what nobody sees; "1º" is how one writes here. */
const plainly = (text: string): string =>
  withoutLookAlikes(
    text
      .replaceAll(/\p{Cf}/gu, "")
      .replaceAll(/[^ªº]+/gu, (part) => part.normalize("NFKC"))
      .replaceAll(/\p{M}/gu, "")
      .replaceAll("。", "."),
  );
