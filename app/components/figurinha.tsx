import { useId } from "react";
import { nameFit } from "#domain/athletes/figurinha-text.ts";
import { assistsText, type SeasonSource } from "#domain/athletes/seasons.ts";
import type { Picture as PictureData } from "#domain/media/picture.ts";
import { Link } from "./link.tsx";
import { Picture } from "./picture.tsx";
import { Silhouette } from "./silhouette.tsx";
import { SourceMark } from "./source-mark.tsx";

export type FigurinhaAthlete = {
  name: string;
  subdomain: string;
  photo: PictureData | null;
  shirtNumber: number | null;
  position: string | null;
  category: string | null;
  city: string | null;
  state: string | null;
  featured: boolean;
  /** The numbers of one source. */
  stats: { source: SeasonSource; games: number; goals: number; assists: number } | null;
};

export type FigurinhaProps = {
  athlete: FigurinhaAthlete;
  /** The athlete's site unless told otherwise. */
  href?: string;
  newTab?: boolean;
  /** Seen at once when the page opens: its portrait is not left for later. */
  priority?: boolean;
  heading?: "h2" | "h3";
  /** The element around the card, which the card's measures follow. */
  as?: "div" | "li";
};

/** The athlete as a collectible sticker: one proportion everywhere, the whole of it one link. */
export function Figurinha({
  athlete,
  href,
  newTab = false,
  priority = false,
  heading: Heading = "h3",
  as: Frame = "div",
}: FigurinhaProps) {
  const newTabHint = useId();
  const { name, stats } = athlete;
  const fit = nameFit(name);
  return (
    <Frame className="figurinha">
      <article className="figurinha-card">
        <Panel athlete={athlete} priority={priority} />
        <Heading className="figurinha-name" data-fit={fit === "large" ? undefined : fit}>
          <Link
            to={href ?? `/a/${athlete.subdomain}`}
            target={newTab ? "_blank" : undefined}
            aria-describedby={newTab ? newTabHint : undefined}
          >
            {name}
          </Link>
        </Heading>
        {newTab && (
          <span id={newTabHint} hidden>
            Abre em nova aba
          </span>
        )}
        <Meta athlete={athlete} />
        {stats && (
          <>
            <p className="figurinha-source">
              <SourceMark source={stats.source} />
            </p>
            <dl className="figurinha-stats">
              <Number label="jogos" value={stats.games} />
              <Number label="gols" value={stats.goals} />
              <Number label="assist." fullLabel="assistências" value={assistsText(stats)} />
            </dl>
          </>
        )}
      </article>
    </Frame>
  );
}

function Panel({ athlete, priority }: { athlete: FigurinhaAthlete; priority: boolean }) {
  return (
    <div className="figurinha-panel">
      {athlete.photo ? (
        <Picture
          picture={athlete.photo}
          alt=""
          sizes="(min-width: 64rem) 17rem, 46vw"
          priority={priority}
          cropped
          className="object-cover object-top"
        />
      ) : (
        <Silhouette />
      )}
      {athlete.shirtNumber !== null && (
        <span className="figurinha-number">
          <span className="sr-only">Camisa </span>
          {athlete.shirtNumber}
        </span>
      )}
      {athlete.featured && <span className="figurinha-tag">Destaque da Semana</span>}
    </div>
  );
}

function Meta({ athlete: { position, category, city, state } }: { athlete: FigurinhaAthlete }) {
  return (
    <p className="figurinha-meta">
      <ShortenedPair first={position} separator=" · " last={category} />
      <ShortenedPair first={city} separator=", " last={state} />
    </p>
  );
}

/** If both do not fit, the first is shortened. */
function ShortenedPair({
  first,
  separator,
  last,
}: {
  first: string | null;
  separator: string;
  last: string | null;
}) {
  if (!first && !last) return null;
  return (
    <span>
      <span>{first ?? last}</span>
      {first && last && separator + last}
    </span>
  );
}

function Number({ label, fullLabel, value }: { label: string; fullLabel?: string; value: number | string }) {
  return (
    <div>
      <dt>{fullLabel ? <abbr title={fullLabel}>{label}</abbr> : label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
