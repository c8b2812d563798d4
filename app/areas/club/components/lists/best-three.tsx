import { Play } from "lucide-react";
import { cx } from "#app/components/class-names.ts";
import { FigurinhaThumb } from "#app/components/figurinha-thumb.tsx";
import { Link } from "#app/components/link.tsx";
import { SourceMark } from "#app/components/source-mark.tsx";
import { siteAddress } from "#domain/athletes/site-tabs.ts";
import { entryAddress } from "../../list-addresses.ts";
import type { BestView } from "../../list-view.ts";
import { ContactLine } from "./board-card.tsx";

/** The first three of the list, side by side: numbers of one source, what the club wrote, what can be watched. */
export const BestThree = ({ best, listId }: { best: readonly BestView[]; listId: string }) => (
  <ol className="grid gap-4 lg:grid-cols-3">
    {best.map((entry) => (
      <li key={entry.id} className="flex flex-col overflow-hidden panel">
        <Head entry={entry} listId={listId} />
        <Numbers entry={entry} />
        <Notes entry={entry} listId={listId} />
        <Clips entry={entry} />
      </li>
    ))}
  </ol>
);

type Part = { entry: BestView };

function Head({ entry: { place, athlete, athleteId }, listId }: Part & { listId: string }) {
  if (!athlete) return null;
  return (
    <div className="flex items-start gap-3.5 p-4 pb-3">
      <span className="w-6.5 shrink-0 font-display text-[2.75rem] leading-none font-extrabold">
        {place}
        <span className="sr-only">º da lista</span>
      </span>
      <FigurinhaThumb photo={athlete.photo} size="large" />
      <div className="min-w-0">
        <h2 className="text-2xl wrap-anywhere">
          <Link to={entryAddress(listId, athleteId)} className="hover:underline">
            {athlete.name}
          </Link>
        </h2>
        <p className="mt-1 text-sm text-muted">{athlete.facts}</p>
        <p className="text-sm text-muted">{athlete.long}</p>
      </div>
    </div>
  );
}

function Numbers({ entry: { athlete } }: Part) {
  const numbers = athlete?.numbers;
  if (!numbers)
    return <p className="border-t border-line px-4 py-3 text-sm text-muted">Nenhum número registrado.</p>;
  const cells = [
    ["jogos", numbers.games],
    ["min", numbers.minutes],
    ["gols", numbers.goals],
    ["assist.", numbers.assists],
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-4 border-y border-line text-center">
        {cells.map(([label, value], i) => (
          <div key={label} className={cx("grid gap-1 py-2.5", i > 0 && "border-l border-line")}>
            <dt className="text-sm font-semibold text-muted">{label}</dt>
            <dd
              className={cx(
                "font-display text-[1.625rem] leading-none font-extrabold",
                numbers.source === "declared" && "text-muted",
              )}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="flex justify-between gap-3 px-4 pt-2 text-sm">
        <SourceMark
          source={numbers.source}
          className={numbers.source === "match_sheet" ? "font-semibold text-grass" : "font-semibold"}
        />
        <span className="text-muted">{numbers.seasons}</span>
      </p>
    </>
  );
}

const Notes = ({ entry: { notes, noteCount, athleteId, contact }, listId }: Part & { listId: string }) => (
  <div className="grid grow content-start gap-3 px-4 py-3 text-compact">
    {notes.map((note) => (
      <div key={note.id}>
        <p className="leading-snug wrap-anywhere">{note.text}</p>
        <p className="text-sm text-muted">{note.by}</p>
      </div>
    ))}
    {notes.length === 0 && <p className="text-sm text-muted">Sem notas do clube.</p>}
    {noteCount > notes.length && (
      <Link
        to={entryAddress(listId, athleteId)}
        className="text-sm font-semibold text-grass underline underline-offset-4"
      >
        Ver as {noteCount} notas
      </Link>
    )}
    {contact && <ContactLine contact={contact} />}
  </div>
);

function Clips({ entry: { clips, athlete } }: Part) {
  if (clips.length === 0 || !athlete) return null;
  return (
    <ul className="flex flex-wrap gap-2 px-4 pb-4">
      {clips.map((clip) => (
        <li key={clip.id} className="on-dark min-w-0 grow basis-40">
          <Link
            to={siteAddress(`/a/${athlete.subdomain}`, "videos")}
            className="flex min-h-11 items-center gap-2 rounded-lg bg-grass-deep px-2.5 text-sm font-semibold text-white hover:bg-grass"
          >
            <Play className="size-4 shrink-0 fill-current" aria-hidden="true" />
            <span className="min-w-0 grow truncate">{clip.title}</span>
            <span className="text-mist tabular-nums">{clip.length}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
