import { Clock } from "lucide-react";
import { Notice } from "#app/components/notice.tsx";
import { deviceComparisons } from "#domain/championships/device-logs.ts";
import type { SheetEntry } from "#domain/championships/sheet-entries.ts";
import { writeMinute } from "#domain/championships/sheet-minutes.ts";
import { entryText } from "../words.ts";
import { Undo } from "./timeline.tsx";
import type { Sheet } from "./use-sheet.ts";

/** Two phones on one sheet, side by side where they differ. Nothing is merged without somebody's word. */
export function TwoDevices({ sheet }: { sheet: Sheet }) {
  const comparisons = deviceComparisons(sheet.entries);
  if (comparisons.length === 0) return null;
  const twice = comparisons.flatMap(({ agree }) => agree);
  const devices = new Set(comparisons.flatMap(({ first, second }) => [first, second])).size;
  // Of many devices only those are put side by side that wrote the same: the others took over from each other.
  const shown = devices === 2 ? comparisons : comparisons.filter(({ agree }) => agree.length > 0);
  return (
    <Notice
      tone="warning"
      title={`${devices === 2 ? "Dois" : devices} aparelhos escreveram nesta súmula`}
      className="m-4"
    >
      {twice.length > 0 ? (
        <p>Estes lances vieram de dois aparelhos e contam duas vezes. Se foi um só, desfaça um:</p>
      ) : (
        <p>Tudo o que eles lançaram conta. Confira se nada está repetido.</p>
      )}
      {twice.length > 0 && (
        <ul>
          {twice.map(([one, other]) => (
            <li key={other.id} className="flex items-center justify-between gap-2">
              <span>
                <Line entry={one} sheet={sheet} /> e <Line entry={other} sheet={sheet} />
              </span>
              <Undo sheet={sheet} entry={other} />
            </li>
          ))}
        </ul>
      )}
      {shown.map(({ first, second, onlyFirst, onlySecond }) => (
        <details key={`${first} ${second}`}>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">Ver lado a lado</summary>
          <div className="grid grid-cols-2 gap-3">
            <Only title={titlesFor(first, second, sheet)[0]} entries={onlyFirst} sheet={sheet} />
            <Only title={titlesFor(first, second, sheet)[1]} entries={onlySecond} sheet={sheet} />
          </div>
        </details>
      ))}
    </Notice>
  );
}

/** Whoever reads it holds one of them, most of the time. */
function titlesFor(first: string, second: string, { device }: Sheet): [string, string] {
  if (device === first) return ["Só neste aparelho", "Só no outro"];
  return device === second ? ["Só no outro", "Só neste aparelho"] : ["Só no primeiro", "Só no segundo"];
}

type OnlyProps = { title: string; entries: readonly SheetEntry[]; sheet: Sheet };

const Only = ({ title, entries, sheet }: OnlyProps) => (
  <div>
    <h3 className="text-lg">{title}</h3>
    {entries.length === 0 && <p>Nada</p>}
    <ul className="grid gap-1">
      {entries.map((entry) => (
        <li key={entry.id}>
          <Line entry={entry} sheet={sheet} />
        </li>
      ))}
    </ul>
  </div>
);

/** The other phone cannot know yet of what waits on this one. */
const Line = ({ entry, sheet }: { entry: SheetEntry; sheet: Sheet }) => (
  <>
    {writeMinute(entry)}′ {entryText(entry, sheet.data)}
    {sheet.waiting.has(entry.id) && (
      <span className="whitespace-nowrap">
        {" "}
        (<Clock className="inline size-3.5" aria-hidden="true" /> na fila)
      </span>
    )}
  </>
);
