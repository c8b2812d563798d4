import { useRef, useState, type DragEvent } from "react";
import { useNavigation } from "react-router";
import { SubmitButton } from "#app/components/button.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { STAGE_ADDRESSES, type Stage } from "#domain/scouting/stages.ts";

interface Drop {
  entry: string;
  stage?: Stage;
  /** The neighbour it was dropped before, or after. */
  before?: string;
  after?: string;
}

/** Dragging of entries: what is in the air, over what, and the form that says where it fell. */
export function useDrop() {
  const button = useRef<HTMLButtonElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  const drop = ({ entry, stage, before, after }: Drop) => {
    const { form } = button.current ?? {};
    if (!form) return;
    const values = {
      entrada: entry,
      etapa: stage ? STAGE_ADDRESSES[stage] : "",
      antes: before ?? "",
      depois: after ?? "",
    };
    for (const [name, value] of Object.entries(values))
      (form.elements.namedItem(name) as HTMLInputElement).value = value;
    form.requestSubmit(button.current);
    end();
  };
  const source = (id: string) => ({
    draggable: true,
    onDragStart: (event: DragEvent<HTMLElement>) => {
      event.dataTransfer.effectAllowed = "move";
      event.dataTransfer.setData("text/plain", id);
      setDragged(id);
    },
    onDragEnd: end,
  });
  /** What something can fall on; a zone inside another one takes the drop alone. */
  const zone = (name: string, onDrop: (entry: string, event: DragEvent<HTMLElement>) => void) => ({
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!dragged) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(name);
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      if (!dragged) return;
      event.preventDefault();
      event.stopPropagation();
      onDrop(dragged, event);
    },
  });
  /** Beside another entry, by the half of it that the pointer is over. */
  const beside = (other: string, stage?: Stage) =>
    zone(other, (entry, event) => {
      if (entry === other) return end();
      drop({ entry, stage, ...(inLowerHalf(event) ? { after: other } : { before: other }) });
    });
  const form = (
    <PostForm preventScrollReset className="hidden">
      <input type="hidden" name="entrada" />
      <input type="hidden" name="etapa" />
      <input type="hidden" name="antes" />
      <input type="hidden" name="depois" />
      <SubmitButton ref={button} intent="soltar">
        Soltar
      </SubmitButton>
    </PostForm>
  );
  return { dragged, over, drop, source, zone, beside, form };
}

/** Whether the pointer is in the lower half of what it is over. */
function inLowerHalf({ currentTarget, clientY }: DragEvent<HTMLElement>): boolean {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY > top + height / 2;
}

/** What was dropped and is being saved: pages show it where it fell. */
export function usePendingDrop(): Drop | null {
  const { formData } = useNavigation();
  if (formData?.get("intent") !== "soltar") return null;
  const text = (name: string) => {
    const value = formData.get(name);
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  const word = text("etapa");
  const stage = (Object.keys(STAGE_ADDRESSES) as Stage[]).find((one) => STAGE_ADDRESSES[one] === word);
  return { entry: text("entrada") ?? "", stage, before: text("antes"), after: text("depois") };
}

/** The entries as they will be once a drop is saved. */
export function withDrop<Entry extends { id: string; stage: Stage }>(
  entries: readonly Entry[],
  drop: Drop | null,
): Entry[] {
  const moved = drop && entries.find(({ id }) => id === drop.entry);
  if (!moved) return [...entries];
  const others = entries.filter((entry) => entry !== moved);
  const neighbour = others.findIndex(({ id }) => id === (drop.before ?? drop.after));
  const at =
    neighbour >= 0
      ? neighbour + (drop.before ? 0 : 1)
      : // Without a neighbour only the stage changes: it keeps its place in the order.
        entries.indexOf(moved);
  return others.toSpliced(at, 0, { ...moved, stage: drop.stage ?? moved.stage });
}
