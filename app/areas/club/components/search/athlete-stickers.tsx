import type { RefObject } from "react";
import { Figurinha } from "#app/components/figurinha.tsx";
import type { AthleteRow } from "../../athlete-rows.ts";
import { ContactState, FavouriteButton, SelectBox } from "./athlete-actions.tsx";
import "./athlete-stickers.css";

/** The same athletes as figurinhas, with what a row offers below each. */
export const AthleteStickers = ({
  rows,
  list,
}: {
  rows: readonly AthleteRow[];
  list: RefObject<HTMLElement | null>;
}) => (
  <section ref={list} aria-label="Atletas encontrados" data-athletes>
    <ul className="athlete-stickers">
      {rows.map((row, at) =>
        row.card ? (
          <li key={row.id} data-athlete={row.subdomain}>
            <Figurinha athlete={row.card} heading="h2" priority={at < 4} />
            <div className="athlete-sticker-foot">
              <SelectBox {...row} />
              <ContactState {...row} />
              <FavouriteButton {...row} />
            </div>
          </li>
        ) : null,
      )}
    </ul>
  </section>
);
