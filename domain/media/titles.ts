import type { MediaKind } from "./kinds.ts";
import { MEDIA_TITLE_MAX } from "./limits.ts";

/** A video always has a title, since a list of videos is chosen by title; a photo may go without. */
const UNTITLED: Readonly<Record<MediaKind, string>> = { video: "Novo Vídeo", photo: "", logo: "" };

/** The title that a file gets until somebody writes another: its name without the ending. */
export const titleFromFileName = (name: string): string =>
  plainTitle(name.replace(/^.*[/\\]/, "").replace(/\.[a-z0-9]{1,8}$/i, ""));

/** A title as it is stored: one line, no invisible signs, never longer than it may be. */
export const storedTitle = (title: string, kind: MediaKind): string => plainTitle(title) || UNTITLED[kind];

/** How an item is called where it needs a name and has no title. */
export const titleOrKind = (title: string | null, kind: MediaKind): string =>
  title || (kind === "video" ? UNTITLED.video : "Foto sem título");

const plainTitle = (text: string): string =>
  Array.from(
    text
      .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ")
      // Marks that turn the direction of writing can disguise what a title says.
      .replaceAll(/\p{Cf}/gu, "")
      .replaceAll(/\s+/g, " ")
      .trim(),
  )
    .slice(0, MEDIA_TITLE_MAX)
    .join("")
    .trim();
