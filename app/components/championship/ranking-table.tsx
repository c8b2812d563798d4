import { Hourglass, Scale } from "lucide-react";
import { useId, type ReactNode } from "react";
import type { RowView } from "#domain/championships/competition-view.ts";
import type { MatchResult } from "#domain/clubs/results.ts";
import { Badge } from "../badge.tsx";
import { cx } from "../class-names.ts";
import { ResultDots } from "../result-dots.tsx";
import { signed, type FigureColumn } from "./figure-columns.ts";
import { TeamName } from "./team-name.tsx";
import { decidedText } from "./words.ts";

const DOTS = { win: "W", draw: "D", loss: "L" } as const satisfies Record<string, MatchResult>;

type RankingTableProps<Row extends RowView> = {
  heading: string;
  rows: readonly Row[];
  columns: readonly FigureColumn<Row>[];
  /** The last results, at the end of a row. */
  form?: boolean;
  /** What else has to be said of a row, under it. */
  remark?: (row: Row) => string | null;
  note?: ReactNode;
};

/** Teams in order. Each row that was level on points says what decided. */
export function RankingTable<Row extends RowView>({
  heading,
  rows,
  columns,
  form = false,
  remark,
  note,
}: RankingTableProps<Row>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="panel overflow-x-auto">
      <table className="w-full border-collapse text-compact tabular-nums">
        <caption
          id={id}
          className="px-4 pt-4 pb-2 text-start font-display text-2xl leading-none font-extrabold"
        >
          {heading}
        </caption>
        <thead>
          <tr className="border-b-2 border-ink text-sm text-muted">
            <th scope="col" className="w-10 px-1 py-2 text-center font-semibold sm:w-12 sm:px-3">
              <span aria-hidden="true">#</span>
              <span className="sr-only">Posição</span>
            </th>
            <th scope="col" className="px-1 py-2 text-start font-semibold">
              Equipe
            </th>
            {columns.map(({ header, name, wide }, index) => (
              <th
                key={header}
                scope="col"
                className={cx(
                  "px-1 py-2 text-end font-semibold sm:px-2.5",
                  wide && "max-sm:hidden",
                  !form && index === columns.length - 1 && "pr-3 sm:pr-4",
                )}
              >
                <abbr title={name} className="no-underline">
                  {header}
                </abbr>
              </th>
            ))}
            {form && (
              <th scope="col" className="py-2 pr-2 pl-1 text-center font-semibold sm:px-3">
                Forma
              </th>
            )}
          </tr>
        </thead>
        {rows.map((row) => (
          <RankingRow
            key={row.team.id}
            row={row}
            columns={columns}
            form={form}
            remark={remark?.(row) ?? null}
          />
        ))}
      </table>
      {note && <p className="border-t border-line px-4 py-3 text-compact text-muted">{note}</p>}
    </section>
  );
}

type RankingRowProps<Row extends RowView> = {
  row: Row;
  columns: readonly FigureColumn<Row>[];
  form: boolean;
  remark: string | null;
};

const RankingRow = <Row extends RowView>({ row, columns, form, remark }: RankingRowProps<Row>) => (
  <tbody className="border-t border-line first-of-type:border-t-0">
    <tr>
      <td className="px-1 py-2 text-center sm:px-3">
        <Place row={row} />
      </td>
      <th scope="row" className="px-1 py-2 text-start font-semibold">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <TeamName team={row.team} />
          {row.qualified && (
            <Badge tone="grass" className="max-sm:hidden">
              classificado
            </Badge>
          )}
          {row.pointsChange !== 0 && <Badge tone="danger">{signed(row.pointsChange)} por decisão</Badge>}
        </span>
      </th>
      {columns.map(({ header, wide, strong, value }, index) => (
        <td
          key={header}
          className={cx(
            "px-1 py-2 text-end sm:px-2.5",
            wide && "max-sm:hidden",
            strong && "font-display text-xl font-extrabold",
            !form && index === columns.length - 1 && "pr-3 sm:pr-4",
          )}
        >
          {value(row)}
        </td>
      ))}
      {form && (
        <td className="py-2 pr-2 pl-1 sm:px-3">
          <Form row={row} />
        </td>
      )}
    </tr>
    {(row.decided || remark) && (
      <tr>
        <td colSpan={columns.length + (form ? 3 : 2)} className="pr-2 pb-2.5 pl-11 sm:pl-13">
          <span className="grid gap-1 border-l-2 border-edge pl-3 text-sm font-semibold text-muted">
            {row.decided && (
              <span className="flex items-start gap-2">
                <Scale className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
                {decidedText(row.decided)}
              </span>
            )}
            {remark && (
              <span className="flex items-start gap-2">
                <Hourglass className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
                {remark}
              </span>
            )}
          </span>
        </td>
      </tr>
    )}
  </tbody>
);

/** A shared place is nobody's until a draw decides. */
const Place = ({ row: { place, shared, goesOn } }: { row: RowView }) => (
  <span
    className={cx(
      "mx-auto grid size-7 place-items-center rounded-md font-display text-lg font-extrabold",
      goesOn && "bg-grass text-white",
    )}
  >
    {place === null ? (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">empatado em primeiro</span>
      </>
    ) : (
      <>
        {shared && <span className="sr-only">empatado em </span>}
        {place}
      </>
    )}
  </span>
);

/** The last three on phones, the last five beside. */
const Form = ({ row }: { row: RowView }) => (
  <>
    <span className="flex justify-center max-sm:hidden">
      <ResultDots results={row.form.map((one) => DOTS[one])} />
    </span>
    <span className="flex justify-center sm:hidden">
      <ResultDots small results={row.form.slice(-3).map((one) => DOTS[one])} />
    </span>
  </>
);
