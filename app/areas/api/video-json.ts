import { formatDuration } from "#domain/dates.ts";
import { absolute } from "./addresses.ts";

interface ShownVideo {
  id: string;
  title: string;
  thumbnail: string | null;
  seconds: number;
}

/** What a visitor sees of a video: never the file. */
export const videoJson = ({ id, title, thumbnail, seconds }: ShownVideo) => ({
  id,
  title,
  thumbnail: absolute(thumbnail),
  duration: formatDuration(seconds),
});
