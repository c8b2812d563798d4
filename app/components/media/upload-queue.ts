import { kindOfFile, problemOfFile } from "#domain/media/chosen-file.ts";
import { uploadProblemText } from "#domain/media/problems.ts";
import { titleFromFileName } from "#domain/media/titles.ts";
import type { CutSource, VideoPart } from "./cut-plan.ts";
import { followProcessing } from "./follow-processing.ts";
import { prepareFile, type MediaOwnerId, type SentFile } from "./send-file.ts";
import { sendPoster } from "./send-poster.ts";
import { nextToSend, stopsByLeaving, type UploadItem } from "./upload-items.ts";
import { videoFacts } from "./video-facts.ts";

/** What happened to an item, for those who tell the person. */
export type UploadEvent = {
  item: UploadItem;
  what: "refused" | "arrived" | "lost" | "processed" | "cut" | "uncut";
};

type Listener = () => void;

interface HeldFile {
  file: File;
  owner: MediaOwnerId;
  /** Once its turn has come. */
  sent: Promise<SentFile> | null;
  /** Of a video: the picture that stands for it. */
  frame: Promise<Blob | null>;
  /** Ends the cutting. */
  cutting: AbortController | null;
}

/**
 * The files that this page sends. It lives outside of React, so that sending goes on while the person looks at another
 * page of the product.
 */
class UploadQueue {
  #items: readonly UploadItem[] = [];
  readonly #files = new Map<string, HeldFile>();
  readonly #listeners = new Set<Listener>();
  readonly #hearers = new Set<(event: UploadEvent) => void>();
  #following = false;

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly items = (): readonly UploadItem[] => this.#items;

  hear(hearer: (event: UploadEvent) => void): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }

  /** Takes chosen files in. What is wrong with one by its type or size is said at once, and nothing of it is sent. */
  add(owner: MediaOwnerId, files: Iterable<File>): void {
    for (const file of files) {
      const key = crypto.randomUUID?.() ?? String(Math.random());
      const problem = problemOfFile(file);
      const kind = kindOfFile(file);
      this.#files.set(key, { file, owner, sent: null, frame: Promise.resolve(null), cutting: null });
      this.#items = [
        ...this.#items,
        {
          key,
          kind,
          title: titleFromFileName(file.name),
          bytes: file.size,
          sent: 0,
          state: problem ? "error" : "waiting",
          seconds: null,
          preview: kind === "photo" && !problem ? URL.createObjectURL(file) : null,
          lost: false,
          cuttable: false,
          cutPercent: 0,
          problem: problem && uploadProblemText(problem, kind),
          id: null,
        },
      ];
      if (problem) this.#tell(this.#find(key), "refused");
      if (problem === "too_large" && kind === "video") void this.#lookAtLarge(key, file);
      else if (!problem && kind === "video") this.#look(key, file);
    }
    this.#goOn();
  }

  /** Reads what the browser can tell of a video before it is sent. */
  #look(key: string, file: File): void {
    const facts = videoFacts(file);
    this.#files.get(key)!.frame = facts.then(({ frame }) => frame);
    void facts.then(({ seconds }) => this.#set(key, { seconds }));
  }

  /** Where the browser can encode videos and plays this one, its owner may cut it. */
  async #lookAtLarge(key: string, file: File): Promise<void> {
    if (!("VideoEncoder" in globalThis && "VideoDecoder" in globalThis)) return;
    const { seconds, frame } = await videoFacts(file);
    if (seconds !== null || frame) this.#set(key, { cuttable: true });
  }

  /** What the part of a large video is chosen by; null where the browser cannot cut it after all. */
  async openCut(key: string): Promise<{ file: File; source: CutSource } | null> {
    const held = this.#files.get(key);
    if (!held) return null;
    const { readVideo } = await import("./cut-video.ts");
    const source = await readVideo(held.file);
    if (!source) this.#set(key, { cuttable: false });
    return source && { file: held.file, source };
  }

  /** Encodes a part of a large video, and sends that instead. */
  async cut(key: string, part: VideoPart): Promise<void> {
    const held = this.#files.get(key);
    if (!held || this.#find(key)?.state !== "error") return;
    const cutting = (held.cutting = new AbortController());
    this.#set(key, { state: "cutting", cutPercent: 0 });
    try {
      const { cutVideo } = await import("./cut-video.ts");
      const onProgress = (cutPercent: number) => this.#set(key, { cutPercent });
      const file = await cutVideo(held.file, part, { signal: cutting.signal, onProgress });
      cutting.signal.throwIfAborted();
      held.file = file;
      this.#set(key, { state: "waiting", bytes: file.size, problem: null, cuttable: false });
      this.#tell(this.#find(key), "cut");
      this.#look(key, file);
      this.#goOn();
    } catch {
      this.#set(key, { state: "error" });
      if (!cutting.signal.aborted) this.#tell(this.#find(key), "uncut");
    }
  }

  stopCut(key: string): void {
    this.#files.get(key)?.cutting?.abort();
  }

  retitle(key: string, title: string): void {
    this.#set(key, { title });
  }

  pause(key: string): void {
    const item = this.#find(key);
    if (item?.state !== "sending" && item?.state !== "waiting") return;
    this.#set(key, { state: "paused", lost: false });
    void this.#steer(key, this.#files.get(key));
    this.#goOn();
  }

  resume(key: string): void {
    if (this.#find(key)?.state !== "paused") return;
    this.#set(key, { state: "waiting", lost: false });
    this.#goOn();
  }

  pauseAll(): void {
    for (const { key } of this.#items.toReversed()) this.pause(key);
  }

  resumeAll(): void {
    for (const { key } of this.#items) this.resume(key);
  }

  /** Takes a file off the list; what of it has arrived at the server is thrown away. */
  remove(key: string): void {
    const item = this.#find(key);
    if (!item) return;
    const held = this.#files.get(key);
    held?.cutting?.abort();
    this.#forget(key);
    if (item.state !== "done" && item.state !== "processing") void this.#steer(key, held);
    this.#goOn();
  }

  /** The list that came from the server shows these now. */
  forget(keys: readonly string[]): void {
    for (const key of keys) if (this.#files.has(key)) this.#forget(key);
  }

  #forget(key: string): void {
    const preview = this.#find(key)?.preview;
    if (preview) URL.revokeObjectURL(preview);
    this.#files.delete(key);
    this.#items = this.#items.filter((item) => item.key !== key);
    this.#changed();
  }

  #goOn(): void {
    for (const { key } of nextToSend(this.#items)) this.#send(key);
    this.#changed();
  }

  #send(key: string): void {
    const held = this.#files.get(key);
    const item = this.#find(key);
    if (!held || !item?.kind) return;
    this.#set(key, { state: "sending" });
    held.sent ??= prepareFile({
      file: held.file,
      owner: held.owner,
      kind: item.kind,
      title: () => this.#find(key)?.title ?? item.title,
      onBegin: (id) => this.#set(key, { id }),
      onProgress: (sent) => this.#set(key, { sent }),
      onArrived: () => this.#arrived(key),
      onStopped: (why) => {
        if (why === "lost") this.#lost(key);
        else this.#refused(key, problemIn(why.refused));
      },
    });
    void this.#steer(key, held);
  }

  /** Does what the item's state says. While the library is loading, only the state at its end counts. */
  async #steer(key: string, held: HeldFile | undefined): Promise<void> {
    if (!held?.sent) return;
    try {
      const sent = await held.sent;
      const state = this.#find(key)?.state;
      if (state === "sending") sent.resume();
      else if (state === "paused") sent.pause();
      else if (!state) sent.cancel();
    } catch {
      // The library itself could not be loaded: the connection is gone.
      held.sent = null;
      this.#lost(key);
    }
  }

  #arrived(key: string): void {
    const item = this.#find(key);
    if (!item) return;
    this.#set(key, { state: "processing", sent: item.bytes });
    this.#tell(this.#find(key), "arrived");
    this.#follow();
    this.#goOn();
  }

  #lost(key: string): void {
    if (this.#find(key)?.state !== "sending") return;
    this.#set(key, { state: "paused", lost: true });
    this.#tell(this.#find(key), "lost");
    this.#goOn();
  }

  #refused(key: string, problem: NonNullable<UploadItem["problem"]>): void {
    this.#set(key, { state: "error", sent: 0, problem });
    this.#tell(this.#find(key), "refused");
    this.#goOn();
  }

  /** Asks the server what became of the files that have arrived, until it knows. */
  #follow(): void {
    if (this.#following) return;
    this.#following = true;
    followProcessing(
      () => this.#items.flatMap(({ state, id }) => (state === "processing" && id ? [id] : [])),
      (found) => {
        for (const { id, problem } of found) {
          const item = this.#items.find((one) => one.id === id && one.state === "processing");
          if (!item) continue;
          if (problem) this.#refused(item.key, problem);
          else void this.#processed(item.key, id);
        }
      },
      () => {
        this.#following = false;
      },
    );
  }

  async #processed(key: string, id: string): Promise<void> {
    this.#set(key, { state: "done" });
    const item = this.#find(key);
    const held = this.#files.get(key);
    const frame = await held?.frame;
    if (held && frame) await sendPoster(held.owner.type, id, frame);
    // The page may have the item from the server by now, without this picture.
    this.#tell(item, "processed");
  }

  #find(key: string): UploadItem | undefined {
    return this.#items.find((item) => item.key === key);
  }

  #set(key: string, values: Partial<UploadItem>): void {
    this.#items = this.#items.map((item) => (item.key === key ? { ...item, ...values } : item));
    this.#changed();
  }

  #tell(item: UploadItem | undefined, what: UploadEvent["what"]): void {
    if (item) for (const hearer of this.#hearers) hearer({ item, what });
  }

  #changed(): void {
    (stopsByLeaving(this.#items) ? addEventListener : removeEventListener)("beforeunload", askBeforeLeaving);
    for (const listener of this.#listeners) listener();
  }

  /** The connection is back: what it had stopped goes on, what a person paused does not. */
  readonly online = (): void => {
    for (const { key, lost } of this.#items) if (lost) this.resume(key);
  };
}

const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/** The server says in its answer what the person reads. */
function problemIn(body: string): { title: string; body: string } {
  try {
    const said = JSON.parse(body) as { title?: unknown; body?: unknown };
    if (typeof said.title === "string" && typeof said.body === "string")
      return { title: said.title, body: said.body };
  } catch {
    // Something between us and the server answered.
  }
  return uploadProblemText("failed", null);
}

let queue: UploadQueue | undefined;

/** One for the whole browser window; there is none on the server. */
export function uploadQueue(): UploadQueue {
  if (!queue) {
    queue = new UploadQueue();
    addEventListener("online", queue.online);
  }
  return queue;
}
