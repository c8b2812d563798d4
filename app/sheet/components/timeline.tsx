import { ArrowLeftRight, CircleDot, Clock, Flag, Goal, Undo2 } from "lucide-react";
import { cx } from "#app/components/class-names.ts";
import { SubmitButton } from "#app/components/button.tsx";
import { minuteMark } from "#domain/championships/sheet-minutes.ts";
import type { SheetEntry } from "#domain/championships/sheet-entries.ts";
import { entryText, REFUSAL_WORDS } from "../words.ts";
import { EntryForm } from "./entry-form.tsx";
import type { Sheet } from "./use-sheet.ts";

/** What happened, the last first, with the score after it. Each line can be undone while the sheet is open. */
export function Timeline({ sheet, mayUndo }: { sheet: Sheet; mayUndo: boolean }) {
  const { state, waiting, data } = sheet;
  const lines = state.timeline.toReversed();
  return (
    <section aria-labelledby="lances" className="bg-card">
      <h2 id="lances" className="border-y border-line bg-paper px-4 py-3 text-2xl">
        Lances
      </h2>
      {lines.length === 0 && (
        <p className="px-4 py-4 text-muted">Ainda nada. O que for lançado aparece aqui.</p>
      )}
      <ol>
        {lines.map(({ entry, score }) => (
          <li
            key={entry.id}
            className="flex min-h-12 items-center gap-2.5 border-b border-line py-1 pr-2 pl-4"
          >
            <b className="w-12 shrink-0 font-display text-xl tabular-nums">
              {isClock(entry) ? "" : minuteMark(entry)}
            </b>
            <Mark entry={entry} />
            <span className="min-w-0 flex-1 text-compact leading-snug wrap-anywhere">
              {entryText(entry, data)}
              {data.late.includes(entry.id) && (
                <span className="text-muted"> · chegou depois de revogado</span>
              )}
              {data.corrected.includes(entry.id) && <span className="text-muted"> · correção</span>}
            </span>
            {entry.kind === "goal" && (
              <b className="shrink-0 font-display text-xl tabular-nums">
                {score.home}-{score.away}
              </b>
            )}
            {waiting.has(entry.id) && (
              <span className="flex shrink-0 items-center gap-1 rounded-md bg-canary-tint px-2 py-1 text-sm">
                <Clock className="size-4" aria-hidden="true" /> na fila
              </span>
            )}
            {mayUndo && <Undo sheet={sheet} entry={entry} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

export const Undo = ({ sheet, entry }: { sheet: Sheet; entry: SheetEntry }) => (
  <EntryForm sheet={sheet} what="undo" half={entry.half}>
    <input type="hidden" name="of" value={entry.id} />
    <SubmitButton
      variant="text"
      size="small"
      className="min-h-11 min-w-11"
      aria-label={`Desfazer: ${entryText(entry, sheet.data)}`}
    >
      <Undo2 aria-hidden="true" />
    </SubmitButton>
  </EntryForm>
);

type Refusing = Pick<Sheet, "refused" | "forgetRefused"> & { data: Parameters<typeof entryText>[1] };

/** What the server did not take. It is on this device only, and the person must know. */
export function Refusals({ sheet }: { sheet: Refusing }) {
  if (sheet.refused.length === 0) return null;
  return (
    <div role="alert" className="grid gap-2 border-b border-danger bg-danger-tint px-4 py-3">
      {sheet.refused.map(({ entry, code }) => (
        <p key={entry.id} className="text-compact">
          <b>
            {minuteMark(entry)} {entryText(entry, sheet.data)}:
          </b>{" "}
          {REFUSAL_WORDS[code] ?? "Não foi aceito."}
        </p>
      ))}
      <button
        type="button"
        onClick={sheet.forgetRefused}
        className="min-h-11 justify-self-start font-semibold text-grass underline underline-offset-4"
      >
        Entendi
      </button>
    </div>
  );
}

const isClock = ({ kind }: SheetEntry): boolean => kind === "half_started" || kind === "half_ended";

function Mark({ entry }: { entry: SheetEntry }) {
  if (entry.kind === "card")
    return (
      <span
        aria-hidden="true"
        className={cx(
          "mx-1 h-5 w-3 shrink-0 rounded-xs border border-ink/40",
          entry.card === "yellow" ? "bg-canary-deep" : "bg-danger",
        )}
      />
    );
  const Icon =
    entry.kind === "goal"
      ? Goal
      : entry.kind === "substitution"
        ? ArrowLeftRight
        : entry.kind === "kick"
          ? CircleDot
          : entry.kind === "walkover"
            ? Flag
            : Clock;
  return <Icon className="size-5 shrink-0" aria-hidden="true" />;
}
