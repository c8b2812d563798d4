import { useId, type ComponentProps, type ReactNode } from "react";
import { cx } from "./class-names.ts";

export type Column<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  align?: "start" | "end";
  /** The column that names the row. */
  rowHeader?: boolean;
  /** The header is for those who hear the table; for a column of buttons. */
  hiddenHeader?: boolean;
  /** What the header shows instead of its word, such as a link that sorts by it. */
  head?: ReactNode;
  /** The rows are sorted by this column. */
  sorted?: "ascending" | "descending";
  /** A narrow column of boxes to mark rows. */
  mark?: boolean;
  /** Left out of the short rows of phones: what names the row says it there. */
  wide?: boolean;
};

type TableProps<Row> = {
  caption: string;
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What a row does besides being read, such as being dragged. */
  rowProps?: (row: Row) => ComponentProps<"tr">;
  /**
   * On phones: `scroll` keeps rows comparable, `fit` too, closer together, `stack` turns each into a small list,
   * `rows` shows what names it and, beside that, what its other columns say.
   */
  narrow?: "scroll" | "fit" | "stack" | "rows";
  /** For those who read many rows all day. */
  dense?: boolean;
};

export function Table<Row>({
  caption,
  captionHidden,
  columns,
  rows,
  rowKey,
  rowProps,
  narrow = "scroll",
  dense = false,
}: TableProps<Row>) {
  const id = useId();
  const scrolls = narrow === "scroll" || narrow === "fit";
  const roles: Partial<typeof ROLES> = scrolls ? {} : ROLES;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard.
    <section aria-labelledby={id} tabIndex={scrolls ? 0 : undefined} className="table-frame">
      <table role={roles.table} className={cx("table-grid", dense && "table-dense", NARROW[narrow])}>
        <caption id={id} className={captionHidden ? "sr-only" : "table-caption"}>
          {caption}
        </caption>
        <thead role={roles.group}>
          <tr role={roles.row}>
            {columns.map((column) => (
              <th
                key={column.header}
                role={roles.columnHeader}
                scope="col"
                data-align={column.align}
                data-mark={column.mark}
                aria-sort={column.sorted}
                className={column.wide ? "max-sm:hidden" : undefined}
              >
                {column.head ?? (
                  <span className={column.hiddenHeader ? "sr-only" : undefined}>{column.header}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={roles.group}>
          {rows.map((row) => (
            <tr key={rowKey(row)} role={roles.row} {...rowProps?.(row)}>
              {columns.map((column) => (
                <Cell key={column.header} column={column} row={row} roles={roles} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const NARROW = {
  scroll: undefined,
  fit: "table-fits",
  stack: "table-stacks",
  rows: "table-rows",
} as const;

/** `display: block` takes their meaning from a table's elements in some browsers: stacked, they say it themselves. */
const ROLES = {
  table: "table",
  group: "rowgroup",
  row: "row",
  columnHeader: "columnheader",
  rowHeader: "rowheader",
  cell: "cell",
} as const;

function Cell<Row>({ column, row, roles }: { column: Column<Row>; row: Row; roles: Partial<typeof ROLES> }) {
  const label = column.hiddenHeader ? undefined : column.header;
  if (column.rowHeader) {
    return (
      <th role={roles.rowHeader} scope="row" data-align={column.align}>
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td
      role={roles.cell}
      data-align={column.align}
      data-mark={column.mark}
      data-label={label}
      className={column.wide ? "max-sm:hidden" : undefined}
    >
      {column.cell(row)}
    </td>
  );
}
