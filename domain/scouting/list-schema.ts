import { z } from "zod";
import { FEET, type Foot } from "#domain/athletes/attributes.ts";
import { isPosition, POSITIONS, type Position } from "#domain/athletes/positions.ts";
import { LIST_NAME_MAX } from "./limits.ts";

/** What a club looks for with a list. Empty or null: any. */
export interface Need {
  positions: Position[];
  bornFrom: number | null;
  bornTo: number | null;
  foot: Foot | null;
}

export const NO_NEED: Need = { positions: [], bornFrom: null, bornTo: null, foot: null };

const YEAR = "Escreva o ano com quatro números, por exemplo 2010.";
const year = z
  .string()
  .trim()
  .default("")
  .refine((text) => text === "" || /^(?:199\d|20\d\d)$/.test(text), YEAR)
  .transform((text) => (text === "" ? null : Number(text)));

/** The form of a list: its name and its need. */
export const listSchema = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, "Dê um nome à lista.")
      .max(LIST_NAME_MAX, `Use até ${LIST_NAME_MAX} letras.`),
    positions: z
      .array(z.string())
      .default([])
      .transform((names) => POSITIONS.filter((position) => names.includes(position) && isPosition(position))),
    bornFrom: year,
    bornTo: year,
    foot: z
      .string()
      .default("")
      .transform((text) => FEET.find((foot) => foot === text) ?? null),
  })
  .refine(({ bornFrom, bornTo }) => bornFrom === null || bornTo === null || bornFrom <= bornTo, {
    path: ["bornTo"],
    error: "O último ano vem depois do primeiro.",
  });

export type ListInput = z.output<typeof listSchema>;

/** "Ponta-esquerda", "Nascidos 2009–2011", "Canhoto": what stands beside "Procura-se". */
export function needWords({ positions, bornFrom, bornTo, foot }: Need): string[] {
  return [...positions, ...bornWords(bornFrom, bornTo), ...(foot ? [foot] : [])];
}

function bornWords(from: number | null, to: number | null): string[] {
  if (from !== null && from === to) return [`Nascidos em ${from}`];
  if (from !== null && to !== null) return [`Nascidos ${from}–${to}`];
  if (from !== null) return [`Nascidos desde ${from}`];
  return to === null ? [] : [`Nascidos até ${to}`];
}
