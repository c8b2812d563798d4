import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { PostForm } from "#app/forms/post-form.tsx";
import { cx } from "./class-names.ts";

type SwitchProps = {
  label: string;
  on: boolean;
  /** What pressing it posts; null while somebody else decides. */
  intent: string | null;
  /** What it means, or who decided. */
  note?: ReactNode;
};

/** A switch that is a form's button: it works without script, and says its state in words. */
export function Switch({ label, on, intent, note }: SwitchProps) {
  const word = on ? "Ligado" : "Desligado";
  return (
    <div className="grid gap-1 border-t border-line py-3 first-of-type:border-t-0 first-of-type:pt-0">
      {intent === null ? (
        <div className={ROW}>
          <span className="min-w-0 font-semibold wrap-anywhere">{label}</span>
          <span role="switch" aria-checked={on} aria-disabled="true" aria-label={label} className={CONTROL}>
            <Track on={on} locked />
            <Word>{word}</Word>
          </span>
        </div>
      ) : (
        <PostForm className={ROW}>
          <span className="min-w-0 font-semibold wrap-anywhere">{label}</span>
          <button
            type="submit"
            name="intent"
            value={intent}
            role="switch"
            aria-checked={on}
            aria-label={label}
            className={CONTROL}
          >
            <Track on={on} locked={false} />
            <Word>{word}</Word>
          </button>
        </PostForm>
      )}
      {note && (
        <div className="flex items-start gap-1.5 text-sm text-muted">
          {intent === null && <Lock className="mt-0.5 size-4 shrink-0" aria-hidden="true" />}
          <div>{note}</div>
        </div>
      )}
    </div>
  );
}

const ROW = "flex flex-wrap items-center justify-between gap-x-3";
const CONTROL = "flex min-h-11 shrink-0 items-center gap-2.5 rounded-control text-compact font-semibold";

const Word = ({ children }: { children: string }) => (
  <span aria-hidden="true" className="w-20 text-start">
    {children}
  </span>
);

const Track = ({ on, locked }: { on: boolean; locked: boolean }) => (
  <span
    aria-hidden="true"
    className={cx(
      "flex h-6 w-11 items-center rounded-full p-0.5",
      on ? "justify-end bg-grass" : "justify-start bg-edge",
      locked && "opacity-60",
    )}
  >
    <span className="size-5 rounded-full bg-white" />
  </span>
);
