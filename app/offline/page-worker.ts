import { WORKER_PATH, type OfflinePage } from "#domain/offline-pages.ts";
import type { KeepAnswer, WorkerMessage } from "./worker/messages.ts";

/** Whether this page opens without signal. `outdated`: a newer one waits until the person agrees. */
export type Readiness = "unsupported" | "preparing" | "ready" | "outdated";

const ANSWER_WITHIN_MS = 60_000;
const AGAIN_AFTER_MS = 10_000;
const BUILD = /\/assets\/(manifest-[\w-]+\.js)/;
const RELOADED_FOR = "joia-reloaded-for";

export interface PageWorker {
  /** Lets the newer worker take over; the page begins again. */
  update(): void;
  stop(): void;
}

interface PageWorkerOptions {
  page: OfflinePage;
  /** Files that this browser needs besides those of the build; resolves when that is known. */
  files: Promise<readonly string[]>;
  onChange: (readiness: Readiness) => void;
}

/**
 * Registers the worker for this page and asks it to keep the page. Says "ready" only when the worker has answered: the
 * first visit is loaded past it.
 */
export function startPageWorker({ page, files, onChange }: PageWorkerOptions): PageWorker {
  const over = new AbortController();
  const { signal } = over;
  const mine = BUILD.exec(document.querySelector("script[data-hydrate]")?.textContent ?? "")?.[1];
  let registration: ServiceWorkerRegistration | undefined;

  async function start(): Promise<void> {
    registration = await navigator.serviceWorker.register(WORKER_PATH, {
      scope: page.scope,
      updateViaCache: "none",
    });
    registration.addEventListener("updatefound", () => follow(registration?.installing), { signal });
    navigator.serviceWorker.addEventListener("controllerchange", () => void takenOver(), { signal });
    window.addEventListener("online", () => void registration?.update().catch(ignore), { signal });
    await prepare();
  }

  /** Until the worker has all that the page needs: the network may go away in the middle of it. */
  async function prepare(): Promise<void> {
    const { active, waiting } = await navigator.serviceWorker.ready;
    const answer = active && (await askToKeep(active, await files));
    if (signal.aborted) return;
    // A page from the network can be newer than the worker: the new worker is the one that knows its files.
    if (answer && answer.build !== mine) await letNewerTakeOver();
    if (answer?.kept && answer.build === mine) tell(waiting ? "outdated" : "ready");
    else setTimeout(() => void prepare(), AGAIN_AFTER_MS);
  }

  /** A new worker was found; it waits once it has all files. */
  function follow(worker: ServiceWorker | null | undefined): void {
    worker?.addEventListener(
      "statechange",
      () => {
        if (worker.state === "installed" && navigator.serviceWorker.controller) tell("outdated");
      },
      { signal },
    );
  }

  async function letNewerTakeOver(): Promise<void> {
    await registration?.update().catch(ignore);
    if (registration?.waiting) activate();
    else registration?.installing?.addEventListener("statechange", activate, { signal });
  }

  function activate(): void {
    registration?.waiting?.postMessage({ kind: "activate" } satisfies WorkerMessage);
  }

  /** The old files may be gone with the old worker: a page that it served begins again with the new one's. */
  async function takenOver(): Promise<void> {
    const { controller } = navigator.serviceWorker;
    const answer = controller && (await askToKeep(controller, await files));
    if (!answer || signal.aborted) return;
    if (answer.build === mine) return void (answer.kept && tell("ready"));
    if (sessionStorage.getItem(RELOADED_FOR) !== answer.build) {
      // Once: two servers with different builds must not make the page turn in circles.
      sessionStorage.setItem(RELOADED_FOR, answer.build);
      location.reload();
    }
  }

  const tell = (readiness: Readiness) => signal.aborted || onChange(readiness);

  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) onChange("unsupported");
  else start().catch(() => tell("unsupported"));
  return { update: activate, stop: () => over.abort() };
}

/** Undefined when the worker does not answer. */
function askToKeep(worker: ServiceWorker, files: readonly string[]): Promise<KeepAnswer | undefined> {
  const { port1, port2 } = new MessageChannel();
  const message: WorkerMessage = { kind: "keep", page: location.pathname, files };
  return new Promise((resolve) => {
    setTimeout(resolve, ANSWER_WITHIN_MS);
    port1.addEventListener("message", ({ data }) => resolve(data as KeepAnswer));
    port1.start();
    worker.postMessage(message, [port2]);
  });
}

/** Without network there is nothing newer. */
const ignore = () => {};
