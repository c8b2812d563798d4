import { Link } from "#app/components/link.tsx";
import { MediaThumb } from "#app/components/media/media-thumb.tsx";
import { titleOrKind } from "#domain/media/titles.ts";
import type { ClubItem } from "#server/clubs/own-media.server.ts";
import { clubMediaItemPage } from "../../addresses.ts";
import { ClubMediaState } from "./club-media-state.tsx";

type ClubMediaGridProps = { items: readonly ClubItem[]; verified: boolean };

/** The club's photos and videos, each with where it is on its way. */
export const ClubMediaGrid = ({ items, verified }: ClubMediaGridProps) => (
  <ul className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 lg:grid-cols-4">
    {items.map((item) => (
      <li key={item.id} className="relative grid min-w-0 content-start gap-1.5">
        <span className="relative block aspect-4/3 overflow-hidden rounded-control bg-line">
          <MediaThumb item={item} sizes="(width >= 64rem) 260px, 50vw" length />
        </span>
        <p className="line-clamp-2 text-compact leading-snug font-semibold wrap-anywhere hyphens-auto">
          <Link
            to={clubMediaItemPage(item.id)}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {titleOrKind(item.title, item.kind)}
          </Link>
        </p>
        <ClubMediaState item={item} verified={verified} />
      </li>
    ))}
  </ul>
);
