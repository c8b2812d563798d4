import { Check, Hourglass, MoreHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

export interface WaitStep {
  key: string;
  who: string;
  state: "done" | "now" | "later";
  text?: ReactNode;
  /** What the reader can do about it. */
  action?: ReactNode;
}

const WORDS = { done: "feito", now: "falta agora", later: "depois" } as const;

/** Whose turn it is: below one another on a phone, side by side on a wide screen. */
export function WaitSteps({ label, steps }: { label: string; steps: readonly WaitStep[] }) {
  return (
    <ol aria-label={label} className="wait-steps">
      {steps.map(({ key, who, state, text, action }) => (
        <li
          key={key}
          className="wait-step"
          data-state={state}
          aria-current={state === "now" ? "step" : undefined}
        >
          <StateRing state={state} />
          <div className="grid min-w-0 content-start gap-1">
            <p className={cx("leading-7", state === "later" ? "font-medium" : "font-bold")}>
              {who}
              <span className="sr-only">: {WORDS[state]}</span>
            </p>
            {text && <div className="text-compact text-muted">{text}</div>}
            {action && <div className="mt-1 flex flex-wrap gap-2">{action}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Shape and sign before colour: filled with a check, solid with an hourglass, dashed. */
export function StateRing({ state }: { state: WaitStep["state"] }) {
  return (
    <span aria-hidden="true" className="state-ring" data-state={state}>
      {state === "done" ? <Check /> : state === "now" ? <Hourglass /> : <MoreHorizontal />}
    </span>
  );
}
