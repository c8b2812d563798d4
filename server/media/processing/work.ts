import type { MediaKind } from "#domain/media/kinds.ts";
import type { UploadProblem } from "#domain/media/problems.ts";

/** What the child process is asked to do. It reads one file and writes into one folder, and knows nothing else. */
export type Work =
  | { what: "inspect"; input: string; folder: string; kind: MediaKind }
  /** Pictures in the same widths, in AVIF. */
  | { what: "avif"; input: string; folder: string; widths: number[] }
  /** A frame of a video, as the browser sent it. */
  | { what: "poster"; input: string; folder: string; suffix: string };

/** A file that was made, by its name in the folder. */
export interface MadeFile {
  name: string;
  role: "picture" | "video" | "poster";
  format: "webp" | "avif" | "mp4" | "webm";
  /** Zero for a video. */
  width: number;
  height: number;
  bytes: number;
}

/** What is known of an item once it is inspected. */
export interface Inspected {
  kind: MediaKind;
  width: number;
  height: number;
  colour: string | null;
  durationSeconds: number | null;
  codec: string | null;
  playable: boolean;
  files: MadeFile[];
}

export type Outcome = { ok: true; value: Inspected } | { ok: false; error: UploadProblem };
