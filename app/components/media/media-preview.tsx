import { largestAddress } from "#domain/media/picture.ts";
import { titleOrKind } from "#domain/media/titles.ts";
import { MediaThumb } from "./media-thumb.tsx";
import type { OwnItemView } from "./own-item.ts";

type MediaPreviewProps = {
  item: Pick<OwnItemView, "id" | "kind" | "title" | "picture" | "durationSeconds" | "playable">;
  sizes: string;
  /** False while the file cannot be watched: it is still prepared, or it was hidden. */
  watchable?: boolean;
};

/** All of a photo, or a video that plays where the browser can. Fills the positioned box around it. */
export const MediaPreview = ({ item, sizes, watchable = true }: MediaPreviewProps) =>
  item.kind === "video" && item.playable && watchable ? (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- Nobody speaks in a clip of a match, and who uploads it has no captions.
    <video
      controls
      playsInline
      preload="none"
      poster={largestAddress(item.picture) ?? undefined}
      src={videoPath(item.id)}
      aria-label={titleOrKind(item.title, item.kind)}
      className="size-full object-contain"
    />
  ) : (
    <MediaThumb item={item} sizes={sizes} length whole />
  );

/** The file of a video, for the people of the athlete. */
export const videoPath = (id: string): string => `/videos/${id}/arquivo`;
