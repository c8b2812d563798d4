import { useEffect, useId, useRef, useState } from "react";
import { cx } from "./class-names.ts";

const MIN = 13;
const MAX = 18;
const STOPS = Array.from({ length: MAX - MIN + 1 }, (_, step) => MIN + step);

type AgeRangeProps = {
  label?: string;
  /** Names of the two parameters in the form. */
  minName: string;
  maxName: string;
  defaultMin?: number;
  defaultMax?: number;
  className?: string;
};

/**
 * Two native sliders on one track. Without script the scale below says the values; with it the
 * sentence and the filled part follow, and one thumb pushes the other. The server sorts the two. The
 * track is divided half-way between the thumbs, so that a tap on it moves the nearer one.
 */
export function AgeRange({
  label = "Idade",
  minName,
  maxName,
  defaultMin = MIN,
  defaultMax = MAX,
  className,
}: AgeRangeProps) {
  const id = useId();
  const low = useRef<HTMLInputElement>(null);
  const high = useRef<HTMLInputElement>(null);
  const [[from, to], setValues] = useState([defaultMin, defaultMax]);
  const [live, setLive] = useState(false);

  // A thumb may have been moved before hydration, and a navigation may bring other values.
  useEffect(() => {
    setLive(true);
    setValues([Number(low.current?.value ?? MIN), Number(high.current?.value ?? MAX)]);
  }, []);
  useEffect(() => {
    if (!live || !low.current || !high.current) return;
    // Whoever is still moving a thumb is ahead of the answer to an earlier position.
    if ([low.current, high.current].some((thumb) => thumb === document.activeElement)) return;
    low.current.value = String(defaultMin);
    high.current.value = String(defaultMax);
    setValues([defaultMin, defaultMax]);
    // oxlint-disable-next-line react/exhaustive-deps -- `live` turning on must not undo what was moved before it.
  }, [defaultMin, defaultMax]);

  const moved = (which: "low" | "high") => {
    if (!low.current || !high.current) return;
    if (Number(low.current.value) > Number(high.current.value)) {
      if (which === "low") high.current.value = low.current.value;
      else low.current.value = high.current.value;
    }
    setValues([Number(low.current.value), Number(high.current.value)]);
  };

  const shared = { min: MIN, max: MAX, step: 1 } as const;
  return (
    <fieldset aria-labelledby={id} className={cx("grid min-w-0 grid-cols-1 gap-1", className)}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span id={id} className="font-semibold">
          {label}
        </span>
        <output className="age-range-output font-display text-xl leading-none font-bold">
          {rangeText(from, to)}
        </output>
      </p>
      <div className="age-range" data-live={live || undefined} data-split={from + to - 2 * MIN}>
        <svg className="age-range-track" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect className="fill-line" width="100" height="4" />
          <rect className="fill-grass" x={percent(from)} width={percent(to) - percent(from)} height="4" />
        </svg>
        <input
          {...shared}
          type="range"
          ref={low}
          name={minName}
          defaultValue={defaultMin}
          onInput={() => moved("low")}
          aria-label="Idade mínima"
          aria-valuetext={live ? ageText(from) : undefined}
        />
        <input
          {...shared}
          type="range"
          ref={high}
          name={maxName}
          defaultValue={defaultMax}
          onInput={() => moved("high")}
          aria-label="Idade máxima"
          aria-valuetext={live ? ageText(to) : undefined}
        />
      </div>
      <div className="age-range-scale" aria-hidden="true">
        {STOPS.map((age) => (
          <span key={age}>{short(age)}</span>
        ))}
      </div>
    </fieldset>
  );
}

const percent = (age: number) => ((age - MIN) / (MAX - MIN)) * 100;
const short = (age: number) => (age === MAX ? `${MAX}+` : String(age));
const ageText = (age: number) => (age === MAX ? `${MAX} anos ou mais` : `${age} anos`);
const rangeText = (from: number, to: number) =>
  from === to ? `${short(from)} anos` : `${short(from)} a ${short(to)} anos`;
