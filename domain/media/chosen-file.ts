import type { MediaKind } from "./kinds.ts";
import { MAX_BYTES } from "./limits.ts";
import type { UploadProblem } from "./problems.ts";

/** What a browser tells about a chosen file before anything of it is read. */
interface ChosenFile {
  name: string;
  /** The content type as the browser guesses it; empty when it knows none. */
  type: string;
  size: number;
}

const KIND_BY_TYPE: Readonly<Record<string, "photo" | "video">> = {
  "image/jpeg": "photo",
  "image/png": "photo",
  "image/webp": "photo",
  "video/mp4": "video",
  "video/webm": "video",
  "video/quicktime": "video",
};

const KIND_BY_ENDING: Readonly<Record<string, "photo" | "video">> = {
  jpg: "photo",
  jpeg: "photo",
  png: "photo",
  webp: "photo",
  mp4: "video",
  webm: "video",
  mov: "video",
};

/** For the `accept` of a file field: types for phones, endings for systems that know no type of a file. */
export const ACCEPTED_FILES = [
  ...Object.keys(KIND_BY_TYPE),
  ...Object.keys(KIND_BY_ENDING).map((ending) => `.${ending}`),
].join(",");

/** Photo or video, by what the browser says or else by the ending. The server looks at the content. */
export const kindOfFile = ({ name, type }: Pick<ChosenFile, "name" | "type">): "photo" | "video" | null =>
  KIND_BY_TYPE[type.toLowerCase()] ?? (type ? null : (KIND_BY_ENDING[endingOf(name)] ?? null));

/** Why sending this file would be in vain, so that nobody waits for the answer of the server. */
export function problemOfFile(file: ChosenFile): UploadProblem | null {
  const kind: MediaKind | null = kindOfFile(file);
  if (!kind) return "wrong_type";
  if (file.size > MAX_BYTES[kind]) return "too_large";
  return file.size === 0 ? "damaged" : null;
}

const endingOf = (name: string): string => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? "";
