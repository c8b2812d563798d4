import { Pause, Play, Square } from "lucide-react";
import type { ReactNode } from "react";
import { SubmitButton } from "#app/components/button.tsx";
import { Dialog, DialogOpener } from "#app/components/dialog.tsx";
import { InputField } from "#app/components/input.tsx";
import type { Half } from "#domain/championships/sheet-entries.ts";
import { writeMinute } from "#domain/championships/sheet-minutes.ts";
import { HALF_WORDS } from "../words.ts";
import { EntryForm } from "./entry-form.tsx";
import type { Sheet } from "./use-sheet.ts";

const ADDED_TIME = "acrescimo";

/** Starts, stops and ends the halves. */
export function ClockBar({ sheet }: { sheet: Sheet }) {
  const { clock, halves, walkover } = sheet.state;
  if (walkover) return null;
  const { half } = clock;
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-2 border-b border-line bg-card px-4 py-2.5">
      {half === null ? (
        nextHalves(halves.findLast(({ endedAt }) => endedAt !== null)?.half ?? null).map((next) => (
          <ClockForm key={next} sheet={sheet} what="half_started" half={next}>
            <Play aria-hidden="true" /> {START_WORDS[next]}
          </ClockForm>
        ))
      ) : (
        <>
          {half !== 5 && (
            <ClockForm sheet={sheet} what={clock.since ? "clock_stopped" : "clock_resumed"} half={half}>
              {clock.since ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
              {clock.since ? "Parar" : "Retomar"}
            </ClockForm>
          )}
          {half !== 5 && (
            <DialogOpener dialog={ADDED_TIME} size="small" className="min-h-11 px-1! whitespace-nowrap">
              + Acréscimo
            </DialogOpener>
          )}
          <ClockForm sheet={sheet} what="half_ended" half={half}>
            <Square aria-hidden="true" /> Fim
          </ClockForm>
          <AddedTime sheet={sheet} half={half} />
        </>
      )}
    </div>
  );
}

type ClockFormProps = { sheet: Sheet; what: string; half: Half; children: ReactNode };

const ClockForm = ({ sheet, what, half, children }: ClockFormProps) => (
  <EntryForm sheet={sheet} what={what} half={half}>
    <input type="hidden" name="minute" value={writeMinute(sheet.minute())} suppressHydrationWarning />
    <SubmitButton size="small" className="min-h-11 w-full px-2">
      {children}
    </SubmitButton>
  </EntryForm>
);

const AddedTime = ({ sheet, half }: { sheet: Sheet; half: Half }) => (
  <Dialog id={ADDED_TIME} title="Acréscimo">
    <EntryForm
      sheet={sheet}
      what="added_time"
      half={half}
      className="grid gap-4"
      onTaken={() => (document.getElementById(ADDED_TIME) as HTMLDialogElement | null)?.close()}
    >
      {(field) => (
        <>
          <InputField
            label={`Minutos, ${HALF_WORDS[half]}`}
            type="number"
            inputMode="numeric"
            min={0}
            max={60}
            required
            {...field("minutes")}
          />
          <InputField
            label="Motivo"
            hint="Sai na súmula: atendimento, substituições…"
            optional
            {...field("reason")}
          />
          <SubmitButton variant="primary">Anunciar</SubmitButton>
        </>
      )}
    </EntryForm>
  </Dialog>
);

/** After two halves there may be extra time or kicks, and often neither. */
function nextHalves(last: Half | null): Half[] {
  if (last === null) return [1];
  if (last === 2) return [3, 5];
  return last === 5 ? [] : last === 4 ? [5] : [(last + 1) as Half];
}

const START_WORDS: Record<Half, string> = {
  1: "Iniciar 1º tempo",
  2: "Iniciar 2º tempo",
  3: "Prorrogação",
  4: "2º da prorrogação",
  5: "Pênaltis",
};
