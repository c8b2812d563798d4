import { GripVertical } from "lucide-react";
import { useState, type PointerEvent } from "react";
import { useNavigate } from "react-router";
import { cx } from "#app/components/class-names.ts";
import { moveMatchPage } from "../../addresses.ts";

interface Drag {
  match: string;
  /** The match that the pointer is over. */
  onto: string | null;
  /** In the lower half of it: the next free time on its field. */
  after: boolean;
}

/** So near to the edge of the window a drag scrolls the page. */
const EDGE = 72;

/**
 * Drags a match onto another one, with a mouse or a finger: onto its upper half for its time and field, onto its lower
 * half for what comes after it there. Nothing is saved by that: it leads to the form with these values filled in.
 */
export function useMatchDrag(championshipId: string) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const navigate = useNavigate();
  const grip = (match: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ match, onto: null, after: false });
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (!drag) return;
      if (clientY < EDGE) window.scrollBy(0, -16);
      if (clientY > window.innerHeight - EDGE) window.scrollBy(0, 16);
      setDrag({ match, ...targetAt(clientX, clientY, match) });
    },
    onPointerUp: () => {
      if (drag?.onto)
        void navigate(
          `${moveMatchPage(championshipId, match)}?${drag.after ? "depois" : "lugar"}=${drag.onto}`,
        );
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });
  return { drag, grip };
}

export type MatchDrag = ReturnType<typeof useMatchDrag>;

/** Only a match with a time says when and where. */
function targetAt(x: number, y: number, match: string): Pick<Drag, "onto" | "after"> {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-slot]");
  const onto = row?.dataset["slot"];
  if (!row || !onto || onto === match) return { onto: null, after: false };
  const { top, height } = row.getBoundingClientRect();
  return { onto, after: y > top + height / 2 };
}

/** For pointers only: keyboards and pages without script have the link beside it. */
export const Grip = ({ match, drag }: { match: string; drag: MatchDrag }) => (
  <span
    aria-hidden="true"
    title="Arrastar"
    className="-mx-2 grid size-11 cursor-grab touch-none place-items-center text-muted active:cursor-grabbing"
    {...drag.grip(match)}
  >
    <GripVertical className="size-5" />
  </span>
);

/** What dropping here would mean. */
export const DropHint = ({ match, drag: { drag } }: { match: string; drag: MatchDrag }) =>
  drag?.onto === match ? (
    <p className={cx("col-span-full text-compact font-semibold text-grass", !drag.after && "order-first")}>
      {drag.after ? "Logo depois, no mesmo campo" : "No mesmo horário e campo"}
    </p>
  ) : null;
