import { Ellipsis, Hourglass } from "lucide-react";
import { useRef, useState } from "react";
import { Badge } from "#app/components/badge.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { cx } from "#app/components/class-names.ts";
import { DropMenu } from "#app/components/drop-menu.tsx";
import { Link } from "#app/components/link.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { titleOrKind } from "#domain/media/titles.ts";
import { MediaStateLine, type StandingOf } from "./media-state.tsx";
import { MediaThumb } from "./media-thumb.tsx";
import type { OwnItemView } from "./own-item.ts";

interface MediaGridProps {
  items: readonly OwnItemView[];
  of: StandingOf;
  itemPath: (id: string) => string;
  photoId: string | null;
  heroId: string | null;
  /** Photos that the guardian was asked for. */
  wishes: { photo: string | null; hero: string | null };
}

/** Photos or videos in their order, which dragging or each item's menu changes. */
export function MediaGrid({ items, of, itemPath, photoId, heroId, wishes }: MediaGridProps) {
  const form = useRef<HTMLButtonElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const place = (id: string, at: number) => {
    const button = form.current;
    if (!button?.form) return;
    (button.form.elements.namedItem("id") as HTMLInputElement).value = id;
    (button.form.elements.namedItem("place") as HTMLInputElement).value = String(at);
    button.form.requestSubmit(button);
  };
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {items.map((item, index) => (
          <li key={item.id} className="grid min-w-0 content-start gap-1.5">
            <Link
              to={itemPath(item.id)}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = "move";
                setDragged(item.id);
              }}
              onDragEnd={() => {
                setDragged(null);
                setOver(null);
              }}
              onDragOver={(event) => {
                if (!dragged || dragged === item.id) return;
                event.preventDefault();
                setOver(item.id);
              }}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged && dragged !== item.id) place(dragged, index);
              }}
              className={cx(
                "relative block aspect-4/3 overflow-hidden rounded-control bg-line",
                dragged === item.id && "opacity-50",
                over === item.id && "outline-3 outline-offset-2 outline-sky",
              )}
            >
              <MediaThumb item={item} sizes="(width >= 64rem) 220px, 50vw" length />
              <span className="sr-only">Abrir {titleOrKind(item.title, item.kind)}</span>
              <span className="absolute bottom-2 left-2 flex flex-wrap gap-1">
                {item.id === photoId && <Badge tone="canary">Figurinha</Badge>}
                {item.id === heroId && <Badge tone="grass">Capa</Badge>}
                {item.id === wishes.photo && <Wished place="Figurinha" />}
                {item.id === wishes.hero && <Wished place="Capa" />}
              </span>
            </Link>
            <div className="flex items-start justify-between gap-1">
              <div className="grid min-w-0 gap-0.5">
                <p className="line-clamp-2 text-compact leading-snug font-semibold wrap-anywhere hyphens-auto">
                  {titleOrKind(item.title, item.kind)}
                </p>
                <MediaStateLine item={item} of={of} />
              </div>
              <ItemMenu
                item={item}
                index={index}
                last={items.length - 1}
                isPhoto={item.id === photoId || item.id === wishes.photo}
                isHero={item.id === heroId || item.id === wishes.hero}
              />
            </div>
          </li>
        ))}
      </ul>
      <PostForm className="hidden">
        <input type="hidden" name="id" />
        <input type="hidden" name="place" />
        <SubmitButton ref={form} intent="mover">
          Mover
        </SubmitButton>
      </PostForm>
    </>
  );
}

/** Dashed: not there yet. */
const Wished = ({ place }: { place: string }) => (
  <span className="inline-flex min-h-6 items-center gap-1 rounded-md border border-dashed border-ink bg-card px-2 text-sm leading-tight font-semibold">
    <Hourglass className="size-3.5" aria-hidden="true" />
    {place}
    <span className="sr-only">: espera o sim do responsável</span>
  </span>
);

interface ItemMenuProps {
  item: OwnItemView;
  index: number;
  last: number;
  isPhoto: boolean;
  isHero: boolean;
}

/** Everything that dragging and the item's own page do, also without script. */
function ItemMenu({ item, index, last, isPhoto, isHero }: ItemMenuProps) {
  const choosable =
    item.kind === "photo" && !item.hidden && item.state !== "refused" && item.state !== "processing";
  return (
    <DropMenu
      className="relative shrink-0"
      button={
        <>
          <Ellipsis className="size-5" aria-hidden="true" />
          <span className="sr-only">Opções de {titleOrKind(item.title, item.kind)}</span>
        </>
      }
      buttonClass="grid size-11 place-items-center rounded-control hover:bg-paper"
      panelClass="media-menu"
    >
      {index > 0 && <MenuAct id={item.id} intent="mover" place={index - 1} label="Mover para antes" />}
      {index < last && <MenuAct id={item.id} intent="mover" place={index + 1} label="Mover para depois" />}
      {choosable && !isPhoto && <MenuAct id={item.id} intent="figurinha" label="Usar na figurinha" />}
      {choosable && !isHero && <MenuAct id={item.id} intent="capa" label="Usar como capa" />}
      <MenuAct id={item.id} intent="apagar" label="Apagar" />
    </DropMenu>
  );
}

const MenuAct = ({
  id,
  intent,
  place,
  label,
}: {
  id: string;
  intent: string;
  place?: number;
  label: string;
}) => (
  <PostForm>
    <input type="hidden" name="id" value={id} />
    {place !== undefined && <input type="hidden" name="place" value={place} />}
    <button
      type="submit"
      name="intent"
      value={intent}
      className="flex min-h-11 w-full items-center rounded-control px-3 text-left font-semibold hover:bg-paper"
    >
      {label}
    </button>
  </PostForm>
);
