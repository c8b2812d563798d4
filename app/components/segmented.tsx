import type { ReactNode } from "react";
import { useKeptText } from "#app/forms/kept-text.ts";
import { FieldError } from "./field.tsx";

type SegmentedProps = {
  legend: ReactNode;
  name: string;
  options: readonly string[];
  defaultValue?: string;
  error?: string;
};

/** One of a few: all of them in sight, chosen with one tap. */
export function Segmented({ legend, name, options, defaultValue, error }: SegmentedProps) {
  const { mark, text } = useKeptText({ name });
  const chosen = text ?? defaultValue;
  return (
    <fieldset className="grid min-w-0 content-start gap-1.5">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="flex min-h-12 rounded-control bg-line p-0.5">
        {options.map((option) => (
          <label
            key={option}
            className="relative grid min-w-0 flex-1 cursor-pointer place-items-center rounded-control border-2 border-transparent px-1.5 text-compact font-semibold text-muted has-checked:border-ink has-checked:bg-card has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-sky"
          >
            <input
              type="radio"
              name={name}
              value={option}
              defaultChecked={option === chosen}
              className="absolute inset-0 cursor-pointer opacity-0"
              {...mark}
            />
            <span className="max-w-full truncate">{option}</span>
          </label>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
