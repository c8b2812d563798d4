import { absolute } from "./addresses.ts";

interface ShownVideo {
  id: string;
  title: string;
  thumbnail: string | null;
  duration: string;
}

/** What a visitor sees of a video: never the file. */
export const videoJson = ({ id, title, thumbnail, duration }: ShownVideo): ShownVideo => ({
  id,
  title,
  thumbnail: absolute(thumbnail),
  duration,
});
