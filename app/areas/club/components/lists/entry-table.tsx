import { Lock } from "lucide-react";
import { cx } from "#app/components/class-names.ts";
import { FigurinhaThumb } from "#app/components/figurinha-thumb.tsx";
import { Link } from "#app/components/link.tsx";
import { IconDrawings } from "#app/components/repeated-icon.tsx";
import { SourceMark } from "#app/components/source-mark.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import { entryAddress } from "../../list-addresses.ts";
import type { EntryView, HeadView } from "../../list-view.ts";
import { UNAVAILABLE } from "#domain/scouting/list-words.ts";
import { EntryMenu, MENU_ICONS } from "./entry-menu.tsx";
import { StageLabel } from "./stage-icon.tsx";
import { useDrop, usePendingDrop, withDrop } from "./use-drop.tsx";

type EntryTableProps = { list: HeadView; entries: readonly EntryView[]; caption: string };

/** Entries as rows to compare, in the order by hand: rows are dragged, or moved by their menu. */
export function EntryTable({ list, entries, caption }: EntryTableProps) {
  const { dragged, over, source, beside, form } = useDrop();
  const pending = usePendingDrop();
  return (
    <div className="entry-table">
      <IconDrawings icons={MENU_ICONS} />
      <Table
        caption={caption}
        captionHidden
        narrow="stack"
        columns={columnsOf(list)}
        rows={withDrop(entries, pending)}
        rowKey={({ id }) => id}
        rowProps={(entry) =>
          list.open
            ? {
                ...source(entry.id),
                ...beside(entry.id),
                className: cx(
                  dragged === entry.id && "opacity-50",
                  dragged &&
                    dragged !== entry.id &&
                    over === entry.id &&
                    "outline-3 -outline-offset-3 outline-sky",
                  pending?.entry === entry.id && "opacity-70",
                ),
              }
            : {}
        }
      />
      {list.open && form}
    </div>
  );
}

function columnsOf(list: HeadView): Column<EntryView>[] {
  const numbers = (key: "games" | "minutes" | "goals" | "assists") => (entry: EntryView) => (
    <span className={cx("font-display text-lg font-bold", isDeclared(entry) && "text-muted")}>
      {entry.athlete?.numbers?.[key] ?? "–"}
    </span>
  );
  return [
    {
      header: "Nº",
      cell: ({ place }) => <span className="font-display text-lg font-bold">{place}</span>,
    },
    { header: "Atleta", rowHeader: true, cell: (entry) => <Who entry={entry} listId={list.id} /> },
    {
      header: "Idade",
      cell: ({ athlete }) => <span className="font-display text-lg font-bold">{athlete?.age ?? "–"}</span>,
    },
    { header: "Etapa", cell: ({ stage }) => <StageLabel stage={stage} /> },
    { header: "Jogos", align: "end", cell: numbers("games") },
    { header: "Min", align: "end", cell: numbers("minutes") },
    { header: "Gols", align: "end", cell: numbers("goals") },
    { header: "Assist.", align: "end", cell: numbers("assists") },
    {
      header: "Fonte",
      cell: ({ athlete }) =>
        athlete?.numbers ? <SourceMark source={athlete.numbers.source} /> : <span>–</span>,
    },
    { header: "Última nota", cell: (entry) => <LastNote entry={entry} /> },
    ...(list.open
      ? [
          {
            header: "Mover",
            hiddenHeader: true,
            cell: (entry: EntryView) => <EntryMenu entry={entry} total={list.total} />,
          },
        ]
      : []),
  ];
}

const isDeclared = ({ athlete }: EntryView) => athlete?.numbers?.source === "declared";

function Who({ entry: { athlete, athleteId }, listId }: { entry: EntryView; listId: string }) {
  return (
    <span className="flex items-center gap-2.5">
      <FigurinhaThumb photo={athlete?.photo ?? null} />
      <span className="grid min-w-0">
        {athlete ? (
          <>
            <Link to={entryAddress(listId, athleteId)} draggable={false} className="hover:underline">
              {athlete.name}
            </Link>
            <span className="text-sm font-normal text-muted">{athlete.long}</span>
          </>
        ) : (
          <>
            <span>{UNAVAILABLE}</span>
            <span className="text-sm font-normal text-muted">O perfil saiu do ar.</span>
          </>
        )}
      </span>
    </span>
  );
}

const LastNote = ({ entry: { notes, ownPrivate } }: { entry: EntryView }) => (
  <span className="text-sm text-muted">
    {notes[0]?.last ?? (ownPrivate ? "" : "Sem notas")}
    {ownPrivate && (
      <span className="inline-flex items-center gap-1">
        {notes[0] && " · "}
        <Lock className="size-3.5 shrink-0" aria-hidden="true" />
        particular
      </span>
    )}
  </span>
);
