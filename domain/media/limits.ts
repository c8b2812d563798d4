import type { MediaKind } from "./kinds.ts";

const MEGABYTE = 1024 * 1024;

/** Largest file of each kind, in bytes. */
export const MAX_BYTES: Readonly<Record<MediaKind, number>> = {
  photo: 10 * MEGABYTE,
  logo: 10 * MEGABYTE,
  video: 100 * MEGABYTE,
};

/** Widths in which a picture is kept, in pixels. Smaller originals are never enlarged. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;

export const MEDIA_TITLE_MAX = 120;

/** How long a deleted item can be brought back. */
export const UNDO_DAYS = 7;

/** How many items of one kind an owner keeps. */
export const MOST_PER_OWNER: Readonly<Record<MediaKind, number>> = { photo: 60, video: 30, logo: 1 };
