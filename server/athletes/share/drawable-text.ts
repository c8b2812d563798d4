/**
 * What our fonts can show of a text: letters of the Latin script, figures, punctuation. Emoji and other
 * scripts would stand as question marks on a picture that people send to each other.
 */
export const drawable = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/[^\p{Script=Latin}\p{Nd}\p{P}\p{Zs}\n+$ºª°]/gu, "")
    .replaceAll(/[^\S\n]+/g, " ")
    .trim();
