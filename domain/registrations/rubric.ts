import { z } from "zod";
import { isMasked } from "#domain/messages/mask.ts";

export const MOST_CRITERIA = 6;
export const MOST_REMARKS = 12;
const CRITERION_MAX = 30;
const REMARK_MAX = 40;

/** What the organiser of a trial looks at. */
export interface Rubric {
  criteria: readonly string[];
  /** Short remarks that are tapped, not written. */
  remarks: readonly string[];
  /** Whether a note may be written at all. */
  freeText: boolean;
}

/** For trials whose organiser has set nothing. Off by default: what is only tapped cannot hurt a child. */
export const USUAL_RUBRIC: Rubric = {
  criteria: ["Técnica", "Decisão", "Intensidade", "Sem a bola"],
  remarks: [
    "lê bem o jogo",
    "dois pés",
    "bom primeiro toque",
    "passe vertical",
    "forte no um contra um",
    "chega à área",
    "fala em campo",
    "volta para marcar",
    "bom jogo aéreo",
    "não desiste",
  ],
  freeText: false,
};

const CRITERION_FIELDS = Array.from({ length: MOST_CRITERIA }, (_, at) => `criterion${at + 1}`);

/** The names of the form's fields, one a criterion. */
export const criterionField = (at: number): string => CRITERION_FIELDS[at]!;

const oneLine = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();

const NO_CONTACT =
  "Tire telefone, e-mail, link e nome de rede social daqui: famílias de menores leem este texto.";
const NO_LETTER = "Escreva com letras.";
const hasLetter = (text: string) => /\p{L}/u.test(text);

const criterion = z
  .string()
  .default("")
  .transform(oneLine)
  .refine((text) => text.length <= CRITERION_MAX, `Use até ${CRITERION_MAX} letras.`)
  .refine((text) => text === "" || hasLetter(text), NO_LETTER)
  .refine((text) => !isMasked(text), NO_CONTACT);

const remarks = z
  .string()
  .default("")
  .transform((text) => text.split(/\r\n|[\n\r]/).map(oneLine))
  .transform((lines) => lines.filter((line) => line !== ""))
  .refine((lines) => lines.length <= MOST_REMARKS, `Use até ${MOST_REMARKS} observações, uma por linha.`)
  .refine(
    (lines) => lines.every((line) => line.length <= REMARK_MAX),
    `Cada observação tem até ${REMARK_MAX} letras.`,
  )
  .refine((lines) => lines.every(hasLetter), NO_LETTER)
  .refine((lines) => !lines.some(isMasked), NO_CONTACT)
  .refine((lines) => !hasTwins(lines), "Há duas observações iguais.");

/** A rubric as its form sends it. Empty criteria are left out. */
export const rubricSchema = z
  .object({
    criterion1: criterion,
    criterion2: criterion,
    criterion3: criterion,
    criterion4: criterion,
    criterion5: criterion,
    criterion6: criterion,
    remarks,
    /** A box that was left alone sends nothing. */
    freeText: z
      .string()
      .optional()
      .transform((text) => text !== undefined),
  })
  .transform(({ remarks: lines, freeText, ...named }, context): Rubric => {
    const criteria = Object.values(named).filter((text) => text !== "");
    if (criteria.length === 0)
      context.addIssue({ code: "custom", path: ["criterion1"], message: "Escreva pelo menos um critério." });
    if (hasTwins(criteria))
      context.addIssue({ code: "custom", path: ["criterion1"], message: "Há dois critérios iguais." });
    return { criteria, remarks: lines, freeText };
  });

const hasTwins = (texts: readonly string[]): boolean =>
  new Set(texts.map((text) => text.toLocaleLowerCase("pt-BR"))).size < texts.length;
