import { formatDuration } from "#domain/dates.ts";
import { publicPictureUrl } from "#server/platform/config/site.server.ts";

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
  thumbnail: publicPictureUrl(thumbnail),
  duration: formatDuration(seconds),
});
