import type { DetailedError, Upload } from "tus-js-client";
import type { MediaOwnerType } from "#domain/media/kinds.ts";
import { fingerprintOf, resumeStorage } from "./resume-storage.ts";

export interface MediaOwnerId {
  type: MediaOwnerType;
  id: string;
}

interface Sending {
  file: File;
  owner: MediaOwnerId;
  kind: "photo" | "video";
  /** Asked for when the upload begins, since the title may have been changed while it waited. */
  title: () => string;
  onBegin: (uploadId: string) => void;
  onProgress: (sent: number) => void;
  onArrived: () => void;
  /** The connection is gone, or the server said no, in its own words if it had any. */
  onStopped: (why: "lost" | { refused: string }) => void;
}

export interface SentFile {
  pause(): void;
  /** Begins, or goes on after a pause or a lost connection. */
  resume(): void;
  /** Ends it for good and asks the server to forget it. */
  cancel(): void;
}

/** Small enough that a slow phone sends one within the server's limit for a request. */
const CHUNK_BYTES = 2 * 1024 * 1024;
/** Together longer than a server takes to start again. Progress begins them anew. */
const RETRY_MS = [0, 1000, 2000, 4000, 8000, 15_000, 30_000];

/**
 * Makes a file ready to be sent in pieces by the tus protocol, from where an earlier try of the same file ended.
 * Nothing is sent yet: the person may have removed the file while the library was loading.
 */
export async function prepareFile(sending: Sending): Promise<SentFile> {
  const { file, owner, kind } = sending;
  const tus = await import("tus-js-client");
  let running = false;
  const stopped = (why: "lost" | { refused: string }) => {
    running = false;
    sending.onStopped(why);
  };
  const upload = new tus.Upload(file, {
    endpoint: "/envios",
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRY_MS,
    urlStorage: resumeStorage,
    fingerprint: (chosen) => fingerprintOf(chosen, `${owner.type}:${owner.id}`),
    removeFingerprintOnSuccess: true,
    metadata: {
      ownerType: owner.type,
      ownerId: owner.id,
      kind,
      title: sending.title(),
      filename: file.name,
      filetype: file.type,
    },
    // Offline, a try would only use up the delays: the queue continues when the connection is back.
    onShouldRetry: (error) => navigator.onLine && isPassing(error),
    onUploadUrlAvailable: () => sending.onBegin(idIn(upload.url)),
    onProgress: sending.onProgress,
    onSuccess: sending.onArrived,
    onError: (error) => stopped(isPassing(error) ? "lost" : { refused: bodyOf(error) }),
  });
  const [previous] = await upload.findPreviousUploads();
  if (previous) upload.resumeFromPreviousUpload(previous);
  return {
    pause: () => {
      running = false;
      void upload.abort();
    },
    resume: () => {
      // A second start would send the file twice.
      if (running) return;
      running = true;
      upload.start();
    },
    cancel: () => void cancel(upload),
  };
}

/**
 * Without an answer, too slow, or a server that is starting: worth another try. So is a piece that an earlier request
 * still holds (423) or that came twice (409); a new upload that gets a 409 is one too many.
 */
function isPassing(error: Error | DetailedError): boolean {
  if (!("originalRequest" in error)) return false;
  const status = error.originalResponse?.getStatus() ?? 0;
  if (status === 0 || status === 408 || status === 423 || status >= 500) return true;
  return status === 409 && error.originalRequest.getMethod() !== "POST";
}

const bodyOf = (error: Error | DetailedError): string =>
  ("originalResponse" in error && error.originalResponse?.getBody()) || "";

/** The last part of the address that the server gave the upload. */
const idIn = (url: string | null): string => url?.split("?", 1)[0]?.split("/").at(-1) ?? "";

async function cancel(upload: Upload): Promise<void> {
  try {
    await upload.abort(true);
  } catch {
    // The server forgets what nobody continues.
  }
}
