import type { ReactNode } from "react";
import type { Refused } from "#app/forms/refuse.ts";

type PartProps = {
  title: string;
  /** The fields that open it again when the form was refused. */
  names: readonly string[];
  answer: Refused | undefined;
  /** Fields that are filled in from the start open it with an error only. */
  opensOn?: "typed" | "errors";
  children: ReactNode;
};

/** A part of a long form that most people leave alone. */
export function Part({ title, names, answer, opensOn = "typed", children }: PartProps) {
  const open = names.some(
    (name) => answer?.fields[name] !== undefined || (opensOn === "typed" && answer?.typed[name]),
  );
  return (
    <details open={open} className="rounded-control border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-3 font-semibold wrap-anywhere text-grass underline underline-offset-4">
        {title}
      </summary>
      <div className="grid gap-4 p-3 pt-1">{children}</div>
    </details>
  );
}
