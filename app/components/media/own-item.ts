import type { MediaState } from "#domain/media/kinds.ts";
import type { Picture } from "#domain/media/picture.ts";

/** A photo or video as its owner sees it. */
export interface OwnItemView {
  id: string;
  kind: "photo" | "video";
  state: MediaState;
  title: string;
  picture: Picture;
  durationSeconds: number | null;
  codec: string | null;
  playable: boolean;
  refusedReason: string | null;
  hidden: boolean;
  deleted: boolean;
}
