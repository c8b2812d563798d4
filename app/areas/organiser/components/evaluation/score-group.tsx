import { useId } from "react";
import { useKeptText } from "#app/forms/kept-text.ts";
import { NO_SCORE, SCORE_WORDS, SCORES, type Score } from "#domain/registrations/evaluation.ts";

/** The word of the chosen score stands beside the criterion, also without script. */
const SHOWN_FOR: Record<Score, string> = {
  1: "hidden group-has-[[value='1']:checked]:inline",
  2: "hidden group-has-[[value='2']:checked]:inline",
  3: "hidden group-has-[[value='3']:checked]:inline",
  4: "hidden group-has-[[value='4']:checked]:inline",
  5: "hidden group-has-[[value='5']:checked]:inline",
};

type ScoreGroupProps = { criterion: string; name: string; score?: number };

/** One criterion: five fields within reach of a thumb, and a sixth that takes the score back. */
export function ScoreGroup({ criterion, name, score }: ScoreGroupProps) {
  const id = useId();
  const { mark, text } = useKeptText({ name });
  const chosen = text ?? (score === undefined ? undefined : String(score));
  return (
    <div role="radiogroup" aria-labelledby={id} className="group border-b border-line bg-card px-4 py-3">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <span id={id} className="font-bold">
          {criterion}
        </span>
        <span aria-hidden="true" className="text-compact text-muted">
          <span className="group-has-[:checked:not([value=''])]:hidden">{NO_SCORE}</span>
          {SCORES.map((value) => (
            <span key={value} className={SHOWN_FOR[value]}>
              {SCORE_WORDS[value]}
            </span>
          ))}
        </span>
      </div>
      <div className="grid grid-cols-[repeat(5,minmax(0,1fr))_minmax(3rem,min-content)] gap-1.5">
        {SCORES.map((value) => (
          <label
            key={value}
            className="relative grid min-h-12 cursor-pointer place-items-center rounded-control border border-edge bg-card font-display text-2xl font-extrabold has-checked:border-ink has-checked:bg-ink has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky"
          >
            <input
              type="radio"
              name={name}
              value={value}
              aria-label={`${value}, ${SCORE_WORDS[value]}`}
              defaultChecked={String(value) === chosen}
              className="absolute inset-0 cursor-pointer opacity-0"
              {...mark}
            />
            <span aria-hidden="true">{value}</span>
          </label>
        ))}
        <label className="relative grid min-h-12 cursor-pointer place-items-center rounded-control border border-transparent text-center text-sm leading-tight text-muted has-checked:border-edge has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky">
          <input
            type="radio"
            name={name}
            value=""
            defaultChecked={chosen === ""}
            className="absolute inset-0 cursor-pointer opacity-0"
            {...mark}
          />
          {NO_SCORE}
        </label>
      </div>
    </div>
  );
}
