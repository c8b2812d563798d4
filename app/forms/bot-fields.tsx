import { BOT_FIELDS, type BotTraces } from "#domain/moderation/bot-check.ts";
import type { FormErrors } from "./parse-form.ts";

type BotFieldsProps = { openedAt: number; answer?: FormErrors };

/** What tells a robot from a person (domain/moderation/bot-check.ts): a trap, and when the form was opened. */
export function BotFields({ openedAt, answer }: BotFieldsProps) {
  const typed = answer?.typed ?? {};
  return (
    <>
      {typed[BOT_FIELDS.trap] ? <SprungTrap /> : <Trap />}
      {/* A refused form keeps the time at which it was first opened, so that people may send it again at once. */}
      <input type="hidden" name={BOT_FIELDS.openedAt} value={typed[BOT_FIELDS.openedAt] ?? openedAt} />
    </>
  );
}

/** A field that people neither see nor reach. Robots fill in every field they find. */
const Trap = () => (
  <div inert className="absolute -left-[999rem] size-px overflow-hidden">
    <label>
      Deixe este campo vazio
      <input type="text" name={BOT_FIELDS.trap} tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </div>
);

/** Shown to a person whose browser filled the trap in, so that they can empty it. */
const SprungTrap = () => (
  <label className="grid gap-1.5 font-semibold text-danger">
    Deixe este campo em branco
    <input
      name={BOT_FIELDS.trap}
      defaultValue=""
      autoComplete="off"
      className="min-h-12 rounded-control border-2 border-danger px-3.5"
    />
  </label>
);

/** Reads what BotFields sent. */
export function tracesIn(form: FormData): BotTraces {
  const [trap, openedAt] = [form.get(BOT_FIELDS.trap), form.get(BOT_FIELDS.openedAt)];
  return {
    trap: typeof trap === "string" ? trap : "not a text",
    openedAt: typeof openedAt === "string" && openedAt !== "" ? Number(openedAt) : Number.NaN,
  };
}

/** Said in words, so that a person can send it again: a report must not be lost to a guess about robots. */
export const TRACE_TEXTS = {
  trap_filled: "Um campo que deve ficar vazio foi preenchido. Apague-o e envie de novo.",
  too_fast: "O envio foi rápido demais para ser de uma pessoa. Espere alguns segundos e envie de novo.",
};
