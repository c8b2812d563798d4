import { Download, Plus, SearchX } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { useNavigation } from "react-router";
import { buttonClass, ButtonLink } from "#app/components/button.tsx";
import { cx } from "#app/components/class-names.ts";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Link } from "#app/components/link.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import { isNarrowed, listAddress, type List } from "#domain/lists/list.ts";
import { PageTitle } from "../components/page-title.tsx";
import { BulkBar, bulkBox, MarkAll, type BulkAction } from "./bulk-bar.tsx";
import { BulkConfirm } from "./bulk-confirm.tsx";
import type { AskedAgain } from "./bulk-form.ts";
import { ListFilters, type ListCounts } from "./list-filters.tsx";
import type { ListFrame } from "./list-frame.ts";
import { ListViews } from "./list-views.tsx";
import { Pager } from "./pager.tsx";
import { KeyHelp } from "./shortcuts.tsx";
import { useListKeys } from "./use-list-keys.ts";
import "./list.css";

export type ListColumn<Row> = Column<Row> & {
  /** The list's sort that a press of the header asks for. */
  sort?: string;
};

interface AdminListProps<Row> {
  list: List;
  frame: ListFrame;
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
  rowKey: (row: Row) => string;
  /** The list has a CSV, which this reader may take. */
  exported?: boolean;
  /** What adds a row. */
  add?: { to: string; label: string };
  /** Beside the title, before these two. */
  aside?: ReactNode;
  /** What can be done with the rows that are marked, and the question that comes before some of it. */
  bulk?: { actions: readonly BulkAction[]; ask?: AskedAgain | null; nameOf: (row: Row) => string };
  /** Between the title and the list. */
  lead?: ReactNode;
  counts?: ListCounts;
  /** What an empty list says about what will be here. */
  children?: ReactNode;
  narrow?: "stack" | "rows";
}

/** A list of the administration: its question, its rows, and what can be done with them (decision 51). */
export function AdminList<Row>({
  list,
  frame,
  rows,
  columns,
  rowKey,
  exported = false,
  add,
  aside,
  bulk,
  lead,
  counts,
  children,
  narrow = "stack",
}: AdminListProps<Row>) {
  const area = useRef<HTMLDivElement>(null);
  const { state, location } = useNavigation();
  const pending = state === "loading" && location.pathname === list.path;
  useListKeys(area);
  return (
    // Staff work with keys: the scripts do not wait.
    <div ref={area} className="list-area" data-hydrate-now="">
      <PageTitle
        aside={
          <div className="flex flex-wrap gap-2 empty:hidden">
            {aside}
            {exported && <ExportLink to={listAddress(list, frame.query, {}, `${list.path}.csv`)} />}
            {add && (
              <ButtonLink to={add.to} variant="primary" size="small">
                <Plus aria-hidden="true" />
                {add.label}
              </ButtonLink>
            )}
          </div>
        }
      >
        {list.title}
      </PageTitle>
      {lead}
      <ListViews list={list} frame={frame} />
      <ListFilters key={list.path} list={list} query={frame.query} counts={counts} />
      {bulk?.ask && (
        <BulkConfirm
          key={`${bulk.ask.intent} ${bulk.ask.ids.join(" ")}`}
          ask={bulk.ask}
          names={rows.filter((row) => bulk.ask?.ids.includes(rowKey(row))).map(bulk.nameOf)}
          actions={bulk.actions}
          back={listAddress(list, frame.query)}
        />
      )}
      <p aria-live="polite" className={cx("list-loading", !pending && "sr-only")}>
        {pending && list.loading}
      </p>
      <div aria-busy={pending} className={cx("list-rows", pending && "list-pending")}>
        {rows.length > 0 ? (
          <>
            {bulk && <BulkBar actions={bulk.actions} area={area} />}
            <Table
              dense
              caption={list.title}
              captionHidden
              columns={[
                ...(bulk ? [markColumn(rowKey, bulk.nameOf)] : []),
                ...columns.map(sortable(list, frame)),
              ]}
              rows={rows}
              rowKey={rowKey}
              narrow={narrow}
            />
          </>
        ) : (
          <NoRows list={list} frame={frame}>
            {children}
          </NoRows>
        )}
      </div>
      <div className="list-foot">
        <KeyHelp bulk={Boolean(bulk)} />
        <Pager {...frame} />
      </div>
    </div>
  );
}

/** A plain link: a download is no page, and needs no script. */
const ExportLink = ({ to }: { to: string }) => (
  <a href={to} download className={buttonClass({ size: "small" })}>
    <Download aria-hidden="true" />
    Exportar CSV
  </a>
);

function NoRows({ list, frame, children }: { list: List; frame: ListFrame; children: ReactNode }) {
  const narrowed = isNarrowed(frame.query);
  const later = frame.first !== null;
  return (
    <EmptyState
      icon={<SearchX />}
      title={later ? "A lista termina antes desta página" : list.empty}
      action={
        (narrowed || later) && (
          <ButtonLink to={later ? frame.first! : list.path}>
            {later ? "Ver do começo" : "Limpar filtros"}
          </ButtonLink>
        )
      }
    >
      {narrowed ? <p>Tente ajustar os filtros de pesquisa.</p> : children}
    </EmptyState>
  );
}

const markColumn = <Row,>(rowKey: (row: Row) => string, nameOf: (row: Row) => string): Column<Row> => ({
  header: "Marcar",
  hiddenHeader: true,
  head: <MarkAll />,
  mark: true,
  cell: (row) => bulkBox(rowKey(row), nameOf(row)),
});

/** The header of a column that a list can be sorted by is a link that sorts by it, or the other way round. */
const sortable =
  (list: List, { query }: ListFrame) =>
  <Row,>({ sort, ...column }: ListColumn<Row>): Column<Row> => {
    const known = sort === undefined ? undefined : list.sorts[sort];
    if (!known || sort === undefined) return column;
    const current = query.sort === sort;
    const descending = current ? !query.descending : (known.descending ?? false);
    const shownFalling = query.descending !== (known.mirrored ?? false);
    const sorted = current ? (shownFalling ? "descending" : "ascending") : undefined;
    return {
      ...column,
      sorted,
      head: (
        <Link
          to={listAddress(list, query, { sort, descending })}
          preventScrollReset
          className="list-sort"
          data-sorted={sorted}
        >
          {column.header}
        </Link>
      ),
    };
  };
