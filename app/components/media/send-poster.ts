import type { MediaOwnerType } from "#domain/media/kinds.ts";

/** The pages whose action takes the frame of a video, by the type of its owner. */
const PAGES: Partial<Record<MediaOwnerType, (id: string) => string>> = {
  athlete: (id) => `/athlete/midia/${id}`,
  club: (id) => `/club/midia/${id}`,
};

/** Sends the frame that stands for a video. Without an answer the video goes on without one, and another can be chosen. */
export async function sendPoster(ownerType: MediaOwnerType, id: string, frame: Blob): Promise<void> {
  const page = PAGES[ownerType]?.(id);
  if (!page) return;
  const form = new FormData();
  form.set("intent", "quadro");
  form.set("id", id);
  form.set("frame", frame, "quadro.jpg");
  try {
    await fetch(page, { method: "POST", body: form, redirect: "manual" });
  } catch {
    // The connection is gone, or the server is starting.
  }
}
