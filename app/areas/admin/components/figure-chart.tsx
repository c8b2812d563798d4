import { useId } from "react";

interface ChartDay {
  /** "19/11" */
  day: string;
  value: number;
  text: string;
}

export interface Chart {
  title: string;
  /** What the days come to, such as their sum. */
  total: string;
  /** The same of the days before. */
  before: string;
  days: readonly ChartDay[];
}

const [WIDTH, HEIGHT, GAP] = [300, 56, 2];

/** A bar a day, drawn by the server. The same numbers stand in the table below it. */
export function FigureChart({ title, total, before, days }: Chart) {
  const id = useId();
  const most = Math.max(1, ...days.map(({ value }) => value));
  const step = WIDTH / days.length;
  const [first, last] = [days[0], days.at(-1)];
  return (
    <section aria-labelledby={`${id}-h`} className="panel px-4 py-3">
      <h2 id={`${id}-h`} className="truncate font-sans text-compact font-semibold">
        {title}
      </h2>
      <p className="mt-1 font-display text-2xl leading-none font-extrabold tabular-nums">{total}</p>
      <p className="mt-1 text-sm text-muted">{before}</p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn from this page's own numbers, it is no file.
        role="img"
        aria-labelledby={`${id}-t ${id}-d`}
        className="mt-2 h-14 w-full"
      >
        <title id={`${id}-t`}>{`${title} por dia`}</title>
        <desc id={`${id}-d`}>
          {`Gráfico de barras de ${first?.day} a ${last?.day}. Os números estão na tabela.`}
        </desc>
        <rect className="fill-line" y={HEIGHT - 1} width={WIDTH} height="1" />
        {days.map(({ day, value }, index) => {
          const height = Math.round((value / most) * (HEIGHT - 1));
          return (
            <rect
              key={day}
              className="fill-grass"
              x={index * step}
              y={HEIGHT - height}
              width={step - GAP}
              height={height}
            />
          );
        })}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-xs text-muted tabular-nums">
        <span>{first?.day}</span>
        <span>{last?.day}</span>
      </p>
      <DayTable title={title} days={days} />
    </section>
  );
}

function DayTable({ title, days }: Pick<Chart, "title" | "days">) {
  return (
    <details className="mt-1">
      <summary className="flex min-h-11 w-fit items-center text-sm font-semibold text-grass underline-offset-4 hover:underline lg:min-h-8">
        Ver em tabela
      </summary>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{`${title} por dia`}</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-1 text-start font-semibold">
              Dia
            </th>
            <th scope="col" className="py-1 text-end font-semibold">
              {title}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, text }) => (
            <tr key={day} className="border-t border-line">
              <th scope="row" className="py-1 text-start font-normal">
                {day}
              </th>
              <td className="py-1 text-end">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
