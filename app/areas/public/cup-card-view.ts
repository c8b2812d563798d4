import { formatPlace } from "#domain/places.ts";
import type { PlayedCup } from "#server/events/played-cups.server.ts";
import { eventWhenShort } from "./event-period.ts";
import { imageOf } from "./event-view.ts";

export interface CupCardView {
  image: ReturnType<typeof imageOf>;
  id: string;
  title: string;
  running: boolean;
  /** "Blumenau, SC · 10/10 a 06/12/2026" */
  about: string;
}

export const toCupCard = (cup: PlayedCup, running: boolean): CupCardView => ({
  image: imageOf(cup),
  id: cup.id,
  title: cup.title,
  running,
  about: [formatPlace(cup), eventWhenShort(cup)].filter(Boolean).join(" · "),
});
