import { hidePhones } from "./phone-numbers.ts";

export const HIDDEN = "[oculto até o aceite]";

/** E-mails and handles, also where words stand for their signs. Spaces are counted: none may take forever. */
const ADDRESSES = [
  /[\p{L}\p{Nd}._%+-]{0,64}(?:@|(?<=[\p{L}\p{Nd}])\s{1,3}@\s{1,3})[\p{L}\p{Nd}._-]{2,}(?:\s{1,3}\.\s{0,3}[\p{L}\p{Nd}-]{2,})*/gu,
  /(?<![\p{L}\p{Nd}])@\s{1,3}[\p{L}\p{Nd}._-]{2,}/gu,
  /(?:[\p{L}\p{Nd}._%+-]{1,64}\s{0,3})?(?:[([{]\s{0,3}(?:at|arroba)\s{0,3}[)\]}]|arroba)\s{0,3}[\p{L}\p{Nd}._-]+(?:\s{0,3}(?:\.|[([{]\s{0,3}(?:dot|ponto)\s{0,3}[)\]}]|(?<=\s)(?:dot|ponto)(?=\s))\s{0,3}[\p{L}\p{Nd}-]+)*/giu,
];

const LINKS = [
  /(?<!\p{L})(?:h(?:tt|xx)ps?:\/\/|www\.)\S+/giu,
  // Whatever its ending, an address with a path.
  /(?<![\p{L}\p{Nd}-])[\p{L}\p{Nd}-]{1,63}(?:\.[\p{L}\p{Nd}-]{1,63}){0,9}\.[a-z]{2,}\/\S*/giu,
  // The endings that people use, also with a space before the dot.
  /(?<![\p{L}\p{Nd}-])[\p{L}\p{Nd}-]{1,63}(?:\.[\p{L}\p{Nd}-]{1,63}){0,9}(?:\s{1,3}\.\s{0,3}|\.)(?:com|net|org|app|me|br|pt|link|bio|ly|tv|ee|gg|be|io|co|to|cc|ai|site|online|info|club|store|shop|xyz|page|dev|live|top|vip|blog|social|space|website)(?:\.[a-z]{2})?(?![\p{L}\p{Nd}])/giu,
  // Any other, where no sentence begins after the dot: "fim.Começo" only misses a space.
  /(?<![\p{L}\p{Nd}-])(?=[\p{Nd}-]{0,62}\p{L})[\p{L}\p{Nd}-]{2,63}(?:\.[\p{L}\p{Nd}-]{1,63}){0,9}\.(?:[a-z]{2,}|[A-Z]{2,})(?![\p{L}\p{Nd}])/gu,
  /(?<![\p{L}\p{Nd}-])[\p{L}\p{Nd}-]{1,63}\s{1,3}ponto\s{1,3}com(?:\s{1,3}ponto\s{1,3}br|(?=\s{0,3}(?:$|[.,;!?)\n])))/giu,
];

/** A network and the name in it, whatever small words stand between; "face" is a word of its own too. */
const NETWORKS =
  /(?<![\p{L}\p{Nd}])((?:(?:insta(?:gram)?|zap(?:zap)?|what?s(?:app|zap)?|wpp|telegram|tik\s?tok|facebook|discord|snap(?:chat)?|kwai|skype|twitter|linktree)(?![\p{L}\p{Nd}])|face\s{0,3}(?=[:=@-]))(?:[\s:=@>_-]|(?<![\p{L}\p{Nd}])(?:é|eh|e|o|do|da|de|no|na|meu|nosso|clube|oficial|para|pelo|user|usuário)(?![\p{L}\p{Nd}]))*)(?<![\p{L}\p{Nd}])[\p{L}\p{Nd}][\p{L}\p{Nd}._-]*/giu;

/**
 * What a guardian reads before deciding: who writes and why, and no way around them. A text without any
 * stays to the letter.
 */
export function maskContacts(text: string): string {
  const plain = plainly(text);
  const masked = hidePhones(
    [...ADDRESSES, ...LINKS].reduce((rest, pattern) => rest.replace(pattern, HIDDEN), plain),
    HIDDEN,
  ).replace(NETWORKS, `$1${HIDDEN}`);
  return masked === plain ? text : masked;
}

/** Whether a text holds a way around the guardian. */
export const isMasked = (text: string): boolean => maskContacts(text) !== text;

/** Wide and circled signs as plain ones, without marks and what nobody sees; "1º" is how one writes here. */
const plainly = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/[^ªº]+/gu, (part) => part.normalize("NFKC"))
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("。", ".");
