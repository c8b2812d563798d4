import { z } from "zod";
import { characters } from "#domain/characters.ts";
import { parseDate } from "#domain/dates.ts";
import { isoDay } from "#domain/typed-formats.ts";

const oneLine = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();

const ENDINGS =
  "com|net|org|br|io|co|app|me|info|biz|xyz|site|online|store|shop|link|club|top|live|tv|ly|gg|dev|ai|us|pt|ru|cn|click|vip";
const WEB_ADDRESS = new RegExp(`://|www\\.|[\\p{L}\\d]\\.(?:${ENDINGS})(?![\\p{L}\\d.])`, "u");

/** Names stand in our mails and pages, so they must hold no link, address or phone number. */
function holdsContact(name: string): boolean {
  const plain = name.normalize("NFKC").toLowerCase();
  const digits = plain.replaceAll(/[\s().+_-]/g, "");
  return plain.includes("@") || WEB_ADDRESS.test(plain) || /\d{8}/.test(digits);
}

/** The name of a thing, such as a plan or an event. */
export const titleField = (missing: string) =>
  z
    .string(missing)
    .transform(oneLine)
    .refine((text) => characters(text) >= 2, missing)
    .refine((text) => text.length <= 120, "Este nome é longo demais.");

/** The name of a person, a club or a company. */
export const nameField = (missing: string) =>
  titleField(missing).refine(
    (name) => !holdsContact(name),
    "Escreva só o nome, sem site, e-mail, rede social ou telefone.",
  );

/** A day that exists, as people type it or as a browser sends it; how old it makes someone is decided where the clock is. */
export const birthdateField = z.string("Informe a data de nascimento.").transform((text, context) => {
  const day = isoDay(text);
  if (day && parseDate(day)) return day;
  const message =
    text.trim() === ""
      ? "Informe a data de nascimento."
      : "Confira a data de nascimento: dia, mês e ano, como 31/12/2010.";
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

export const termsField = z.literal("on", "É preciso aceitar os termos para continuar.");

/** An empty field of a form is an absent one. */
export const optionalText = (longest: number) =>
  z
    .string()
    .transform(oneLine)
    .pipe(z.string().max(longest, `Use no máximo ${longest} caracteres.`))
    .transform((text) => text || undefined)
    .optional();
