import { z } from "zod";
import { characters } from "#domain/characters.ts";
import { oneLine, paragraphs, textProblem } from "#domain/events/written-text.ts";
import type { SheetEntry } from "./sheet-entries.ts";
import {
  LONGEST_NAME,
  LONGEST_POSITION,
  LONGEST_REASON,
  LONGEST_REMARK,
  MOST_AT_ONCE,
  MOST_IN_LINE_UP,
  MOST_OFFICIALS,
  OBSTACLES,
  REMARKS_ABOUT,
} from "./sheet-fields.ts";
import { WALKOVERS } from "./vocabulary.ts";

const line = (max: number, missing = "Escreva um texto.") =>
  z
    .string()
    .max(max * 2)
    .refine((text) => textProblem(text) === null, "Há um caractere que não pode ser usado.")
    .transform(oneLine)
    .refine((text) => text.length > 0, missing)
    .refine((text) => text.length <= max, `Use no máximo ${max} caracteres.`);
const reason = line(LONGEST_REASON).nullable();
const side = z.enum(["home", "away"]);
const row = z.uuid();
/** No finer than Temporal reads. */
const clock = z.iso.datetime({ offset: true }).refine((text) => !/\.\d{10}/.test(text));

const facts = {
  id: z.uuid(),
  // The server refuses what is far above the sheet's own counts; this only keeps it in its column.
  seq: z.int().min(0).max(1_000_000_000),
  device: z.string().regex(/^[\w-]{1,64}$/),
  at: clock,
  half: z.literal([1, 2, 3, 4, 5]),
  minute: z.int().min(0).max(200),
  added: z.int().min(1).max(60).nullable(),
};

const player = z.object({
  row,
  number: z.int().min(1).max(999),
  starter: z.boolean(),
  goalkeeper: z.boolean(),
  captain: z.boolean(),
});

const override = z.object({ row, obstacle: z.enum(OBSTACLES), reason: line(LONGEST_REASON) });

/** One entry of a sheet as it comes from outside. On the server only: browsers need no schemas. */
export const entrySchema: z.ZodType<SheetEntry> = z.discriminatedUnion("kind", [
  z.object({
    ...facts,
    kind: z.literal("line_up"),
    side,
    players: z.array(player).min(1).max(MOST_IN_LINE_UP),
    overrides: z.array(override).max(MOST_IN_LINE_UP * 2),
  }),
  z.object({
    ...facts,
    kind: z.literal("officials"),
    officials: z
      .array(z.object({ role: line(LONGEST_POSITION), name: line(LONGEST_NAME) }))
      .max(MOST_OFFICIALS),
  }),
  z.object({ ...facts, kind: z.literal("half_started"), clock }),
  z.object({
    ...facts,
    kind: z.literal("half_ended"),
    clock,
    addedMinutes: z.int().min(0).max(60).nullable(),
    addedReason: reason,
  }),
  z.object({ ...facts, kind: z.literal("added_time"), minutes: z.int().min(0).max(60), reason }),
  z.object({ ...facts, kind: z.enum(["clock_stopped", "clock_resumed"]), clock }),
  z.object({
    ...facts,
    kind: z.literal("goal"),
    side,
    scorer: row.nullable(),
    goalKind: z.enum(["normal", "penalty", "free_kick", "own"]),
  }),
  z.object({
    ...facts,
    kind: z.literal("card"),
    card: z.enum(["yellow", "second_yellow", "red"]),
    side,
    person: z.union([
      z.object({ row }),
      z.object({ staff: line(LONGEST_NAME), role: line(LONGEST_POSITION) }),
    ]),
    reason,
  }),
  z.object({
    ...facts,
    kind: z.literal("substitution"),
    side,
    out: row,
    in: row,
    overrides: z.array(override).max(OBSTACLES.length).optional(),
  }),
  z.object({ ...facts, kind: z.literal("kick"), side, row: row.nullable(), scored: z.boolean() }),
  z.object({ ...facts, kind: z.literal("walkover"), loser: z.enum(WALKOVERS) }),
  z.object({
    ...facts,
    kind: z.literal("remark"),
    about: z.enum(REMARKS_ABOUT),
    text: z
      .string()
      .max(LONGEST_REMARK * 2)
      .refine((text) => textProblem(text) === null, "Há um caractere que não pode ser usado.")
      .transform(paragraphs)
      .refine((text) => text.length > 0, "Escreva a observação.")
      .refine((text) => text.length <= LONGEST_REMARK, `Use no máximo ${LONGEST_REMARK} caracteres.`),
  }),
  z.object({ ...facts, kind: z.literal("undo"), of: z.uuid() }),
]);

/** What a phone sends. Each entry is judged by itself, so that one that is wrong does not hold up the others. */
export const batchSchema: z.ZodType<{ entries: unknown[] }> = z.object({
  entries: z.array(z.unknown()).max(MOST_AT_ONCE),
});

const NAME_MISSING = "Escreva o nome de quem assina.";
const POSITION_MISSING = "Escreva a função.";

const signer = {
  name: line(LONGEST_NAME, NAME_MISSING).refine((text) => characters(text) >= 2, NAME_MISSING),
  position: line(LONGEST_POSITION, POSITION_MISSING).refine(
    (text) => characters(text) >= 2,
    POSITION_MISSING,
  ),
};

/** A signature is a typed name, a role and a time. */
export const signatureSchema = z.object(signer);

/** What a team says of a closed sheet. */
export const verdictSchema = z
  .object({
    ...signer,
    verdict: z.enum(["accepted", "contested"], "Escolha aceitar ou contestar."),
    reason: z
      .string()
      .default("")
      .transform((text) => paragraphs(text))
      .refine((text) => text.length <= 1000, "Use no máximo 1000 caracteres."),
  })
  .refine(({ verdict, reason: why }) => verdict === "accepted" || characters(why) >= 5, {
    path: ["reason"],
    message: "Escreva o que está errado na súmula.",
  });

const REASON_MISSING = "Escreva o motivo, com pelo menos 5 letras.";

export const correctionReasonSchema = z.object({
  reason: line(500, REASON_MISSING).refine((text) => characters(text) >= 5, REASON_MISSING),
});
