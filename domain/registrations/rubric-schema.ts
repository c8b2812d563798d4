import { z } from "zod";
import { isMasked } from "#domain/messages/mask.ts";
import { MOST_REMARKS, type Rubric } from "./rubric.ts";

const CRITERION_MAX = 30;
const REMARK_MAX = 40;

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
