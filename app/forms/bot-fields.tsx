import type { BotTraces } from "#domain/moderation/bot-check.ts";
import type { FormErrors } from "./parse-form.ts";

const TRAP = "website";
const OPENED_AT = "openedAt";

type BotFieldsProps = { openedAt: number; answer?: FormErrors };

/** What tells a robot from a person (domain/moderation/bot-check.ts): a trap, and when the form was opened. */
export function BotFields({ openedAt, answer }: BotFieldsProps) {
  const typed = answer?.typed ?? {};
  return (
    <>
      {typed[TRAP] ? <SprungTrap /> : <Trap />}
      {/* A refused form keeps the time it was first opened at: to send it again at once is no robot's haste. */}
      <input type="hidden" name={OPENED_AT} value={typed[OPENED_AT] ?? openedAt} />
    </>
  );
}

/** A field that people neither see nor reach, for what fills in every field it finds. */
const Trap = () => (
  <div inert className="absolute -left-[999rem] size-px overflow-hidden">
    <label>
      Deixe este campo vazio
      <input type="text" name={TRAP} tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </div>
);

/** A person whose browser filled it in all the same sees it, and leaves it empty. */
const SprungTrap = () => (
  <label className="grid gap-1.5 font-semibold text-danger">
    Deixe este campo em branco
    <input
      name={TRAP}
      defaultValue=""
      autoComplete="off"
      className="min-h-12 rounded-control border-2 border-danger px-3.5"
    />
  </label>
);

/** What BotFields sent along. */
export function tracesIn(form: FormData): BotTraces {
  const [trap, openedAt] = [form.get(TRAP), form.get(OPENED_AT)];
  return {
    trap: typeof trap === "string" ? trap : "not a text",
    openedAt: typeof openedAt === "string" && openedAt !== "" ? Number(openedAt) : Number.NaN,
  };
}
