import { ArrowDown, ArrowUp, ArrowUpToLine, Ellipsis, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { SubmitButton } from "#app/components/button.tsx";
import { DropMenu } from "#app/components/drop-menu.tsx";
import { Input } from "#app/components/input.tsx";
import { RepeatedIcon } from "#app/components/repeated-icon.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { STAGE_ADDRESSES, STAGE_NAMES, STAGES } from "#domain/scouting/stages.ts";
import type { EntryView } from "../../list-view.ts";
import { UNAVAILABLE } from "#domain/scouting/list-words.ts";
import { STAGE_ICONS } from "./stage-icon.tsx";

/** Drawn once a page, for every menu of it. */
export const MENU_ICONS = {
  ...STAGE_ICONS,
  up: ArrowUp,
  down: ArrowDown,
  first: ArrowUpToLine,
  remove: Trash2,
};

type EntryMenuProps = {
  entry: EntryView;
  /** The list has this many. */
  total: number;
  /** On the board "up" and "down" stay in the column. */
  onBoard?: boolean;
};

/** Everything that dragging does, by buttons: other stages, other places, and out of the list. */
export function EntryMenu({ entry, total, onBoard = false }: EntryMenuProps) {
  const name = entry.athlete?.name ?? UNAVAILABLE;
  return (
    <DropMenu
      className="relative shrink-0"
      button={
        <>
          <Ellipsis className="size-5" aria-hidden="true" />
          <span className="sr-only">Mover {name}</span>
        </>
      }
      buttonClass="grid size-11 place-items-center rounded-control hover:bg-paper sm:size-8"
      panelClass="media-menu entry-menu"
    >
      <PostForm preventScrollReset>
        <input type="hidden" name="entrada" value={entry.id} />
        {onBoard && <input type="hidden" name="coluna" value="1" />}
        {STAGES.filter((stage) => stage !== entry.stage).map((stage) => (
          <MenuButton key={stage} intent={STAGE_ADDRESSES[stage]} icon={stage}>
            {STAGE_NAMES[stage]}
          </MenuButton>
        ))}
        <hr className="my-1 border-line" />
        <MenuButton intent="cima" icon="up">
          Mover para cima
        </MenuButton>
        <MenuButton intent="baixo" icon="down">
          Mover para baixo
        </MenuButton>
        <MenuButton intent="inicio" icon="first">
          Mover para o início
        </MenuButton>
      </PostForm>
      {!onBoard && <PlaceForm entry={entry} total={total} name={name} />}
      <PostForm preventScrollReset>
        <input type="hidden" name="entrada" value={entry.id} />
        <MenuButton intent="tirar" icon="remove">
          Tirar da lista
        </MenuButton>
      </PostForm>
    </DropMenu>
  );
}

/** A form of its own: Enter in its field means this button and no other. */
const PlaceForm = ({ entry, total, name }: { entry: EntryView; total: number; name: string }) => (
  <PostForm preventScrollReset className="flex items-center gap-2 px-3 py-1">
    <input type="hidden" name="entrada" value={entry.id} />
    <span className="text-compact font-semibold">Posição</span>
    <Input
      name="posicao"
      inputMode="numeric"
      required
      pattern="[0-9]{1,3}"
      defaultValue={String(entry.place)}
      aria-label={`Nova posição de ${name}, de 1 a ${total}`}
      className="min-h-10! w-16 px-2!"
    />
    <SubmitButton intent="posicao" size="small">
      Mover
    </SubmitButton>
  </PostForm>
);

const MenuButton = ({
  intent,
  icon,
  children,
}: {
  intent: string;
  icon: keyof typeof MENU_ICONS;
  children: ReactNode;
}) => (
  <button
    type="submit"
    name="intent"
    value={intent}
    className="flex min-h-11 w-full items-center gap-2.5 rounded-control px-3 text-left font-semibold hover:bg-sky-tint sm:min-h-9 sm:text-compact [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:fill-none [&_svg]:stroke-current"
  >
    <RepeatedIcon name={icon} />
    {children}
  </button>
);
