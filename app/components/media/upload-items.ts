/**
 * A chosen file on its way. `waiting`: chosen, and its turn has not come; `sending`; `paused`; `processing`: all bytes
 * have arrived and the server looks at them; `done`: it is one of the owner's items; `error`: it was not taken;
 * `cutting`: a part of a video that was too large is being encoded, to be sent instead.
 */
export type UploadState = "waiting" | "sending" | "paused" | "processing" | "done" | "error" | "cutting";

export interface UploadItem {
  key: string;
  kind: "photo" | "video" | null;
  title: string;
  bytes: number;
  sent: number;
  state: UploadState;
  /** Of a video, once the browser could read it. */
  seconds: number | null;
  /** Shows a photo before the server has made its own sizes. */
  preview: string | null;
  /** The connection was lost, and nobody pressed the button. */
  lost: boolean;
  /** A video that is too large, and that this browser seems able to make smaller. */
  cuttable: boolean;
  /** How much of the chosen part has been encoded, from 0 to 100. */
  cutPercent: number;
  /** Why it was not taken. */
  problem: { title: string; body: string } | null;
  /** The server's id of the upload once it has begun, and of the item that comes of it. */
  id: string | null;
}

/** Two at a time: more only share the same connection, and the second hides the pauses of the first. */
const MOST_AT_ONCE = 2;

/** The items whose turn it is now. */
export function nextToSend(items: readonly UploadItem[]): UploadItem[] {
  const free = MOST_AT_ONCE - items.filter(({ state }) => state === "sending").length;
  return items.filter(({ state }) => state === "waiting").slice(0, Math.max(0, free));
}

interface UploadTotals {
  files: number;
  arrived: number;
  bytes: number;
  sent: number;
}

/** How far all files together are. Refused ones will never arrive, and how large a cut one becomes is not known yet. */
export function totalsOf(items: readonly UploadItem[]): UploadTotals {
  const counted = items.filter(({ state }) => state !== "error" && state !== "cutting");
  return {
    files: counted.length,
    arrived: counted.filter(({ state }) => state === "processing" || state === "done").length,
    bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0),
    sent: counted.reduce((sum, { sent }) => sum + sent, 0),
  };
}

/** Something is being sent, or will be without anybody doing more. */
export const isBusy = (items: readonly UploadItem[]): boolean =>
  items.some(({ state }) => state === "sending" || state === "waiting");

/** Whether closing the page now would hold up or lose something. */
export const stopsByLeaving = (items: readonly UploadItem[]): boolean =>
  isBusy(items) || items.some(({ state }) => state === "cutting");

/** From 0 to 100. What was refused has no progress (specification 4). */
export const progressOf = ({ state, sent, bytes, cutPercent }: UploadItem): number => {
  if (state === "cutting") return cutPercent;
  if (state === "done" || state === "processing") return 100;
  return state === "error" || bytes === 0 ? 0 : Math.min(99, Math.floor((sent * 100) / bytes));
};
