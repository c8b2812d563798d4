import { formatDuration } from "#domain/dates.ts";
import { largestAddress, type Picture, type ShownVideo } from "#domain/media/picture.ts";
import { publicPictureUrl } from "#server/platform/config/site.server.ts";

/** Programs get one address: the largest file that every browser reads. */
export const pictureUrl = (picture: Picture | null): string | null =>
  picture && publicPictureUrl(largestAddress(picture));

/** What a visitor sees of a video: never the file. */
export const videoJson = ({ id, title, poster, seconds }: ShownVideo) => ({
  id,
  title,
  thumbnail: pictureUrl(poster),
  duration: formatDuration(seconds),
});
