import { Plus, Trash2 } from "lucide-react";
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import { Button } from "./button.tsx";
import { readDraft } from "#app/forms/drafts.ts";
import { pageOf } from "#domain/draft-fields.ts";

type RowListProps<Row> = {
  /** The fields of a row are named `prefix.row` or `prefix.row.field`. */
  prefix: string;
  rows: readonly Row[];
  empty: Row;
  most: number;
  addLabel: string;
  /** What one row is called, for the button that takes it away: "Conquista 2". */
  rowLabel: (row: number) => string;
  children: (row: Row, at: number) => ReactNode;
};

interface Shown<Row> {
  key: number;
  row: Row;
}

/** Rows that can be added and taken away: in the page with script, and by the server without it. */
export function RowList<Row>(props: RowListProps<Row>) {
  const { prefix, empty, most, addLabel, rowLabel, children } = props;
  const ref = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown<Row>[]>(() =>
    (props.rows.length > 0 ? props.rows : [empty]).map((row, key) => ({ key, row })),
  );
  useDraftRows(prefix, (wanted) => setShown((rows) => filled(rows, Math.min(wanted, most), empty)));
  useFocusOfNewRow(ref, shown.length);
  const remove = (key: number) => {
    setShown((rows) => {
      const rest = rows.filter((row) => row.key !== key);
      return rest.length > 0 ? rest : [newRow(rows, empty)];
    });
    // The rows below have other names now: the draft is to follow.
    queueMicrotask(() => ref.current?.dispatchEvent(new Event("input", { bubbles: true })));
  };
  return (
    <div ref={ref} className="grid gap-3">
      {shown.map(({ key, row }, at) => (
        <div key={key} className="flex items-start gap-2 border-t border-line pt-3 first:border-0 first:pt-0">
          <div className="min-w-0 grow">{children(row, at)}</div>
          <Button
            type="submit"
            name="rows"
            value={`${prefix}:remove:${at}`}
            formNoValidate
            variant="text"
            size="small"
            className="mt-7 min-h-12 min-w-11"
            onClick={(event) => {
              event.preventDefault();
              remove(key);
            }}
          >
            <Trash2 aria-hidden="true" />
            <span className="sr-only">Tirar {rowLabel(at)}</span>
          </Button>
        </div>
      ))}
      {shown.length < most && (
        <div>
          <Button
            type="submit"
            name="rows"
            value={`${prefix}:add`}
            formNoValidate
            size="small"
            onClick={(event) => {
              event.preventDefault();
              setShown((rows) => [...rows, newRow(rows, empty)]);
            }}
          >
            <Plus aria-hidden="true" />
            {addLabel}
          </Button>
        </div>
      )}
    </div>
  );
}

const newRow = <Row,>(rows: readonly Shown<Row>[], empty: Row): Shown<Row> => ({
  key: Math.max(-1, ...rows.map(({ key }) => key)) + 1,
  row: empty,
});

const filled = <Row,>(rows: Shown<Row>[], count: number, empty: Row): Shown<Row>[] =>
  rows.length >= count ? rows : filled([...rows, newRow(rows, empty)], count, empty);

/**
 * Makes as many rows as the draft of this page has text for. Before the effect that fills the draft in, which is why
 * this one is a layout effect.
 */
function useDraftRows(prefix: string, show: (rows: number) => void): void {
  const root: { person: string | null } | undefined = useRouteLoaderData("root");
  const page = pageOf(useLocation());
  const person = root?.person ?? null;
  const makeRows = useEffectEvent(show);
  useLayoutEffect(() => {
    const rows = Object.keys(readDraft(page, person)).flatMap((name) =>
      name.startsWith(`${prefix}.`) ? [Number(name.split(".")[1])] : [],
    );
    const wanted = Math.max(-1, ...rows.filter(Number.isInteger)) + 1;
    if (wanted > 0) makeRows(wanted);
  }, [page, person, prefix]);
}

/** Whoever adds a row goes on typing in it. */
function useFocusOfNewRow(ref: RefObject<HTMLDivElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current && ref.current?.contains(document.activeElement)) {
      const rows = ref.current.querySelectorAll<HTMLInputElement>(":scope > div:has(input)");
      rows[rows.length - 1]?.querySelector("input")?.focus();
    }
    before.current = count;
  }, [ref, count]);
}
