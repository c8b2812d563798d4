import { useSyncExternalStore } from "react";
import { useNavigation } from "react-router";
import type { unstable_RouterFetch as RouterFetch } from "react-router/dom";
import { NetworkError } from "#app/components/error-text.ts";
import { pendingPost } from "#app/forms/pending-post.ts";

/** A request that got no answer of ours, and whose page stays as it is until it does. */
export interface Waiting {
  /** A form with text in it, one that is only a button, or the next page. */
  what: "text" | "act" | "page";
  why: "offline" | "unavailable";
  /** False when there is something to correct first. */
  retry: () => boolean;
}

let waiting: Waiting | null = null;
const listeners = new Set<() => void>();

/** What waits for the network, if anything does. */
export const useWaiting = (): Waiting | null =>
  useSyncExternalStore(
    subscribe,
    () => waiting,
    () => null,
  );

/** Whether a form is on its way. One that waits for the network can be corrected and sent again. */
export function useSending(): boolean {
  const { state } = useNavigation();
  return useWaiting() === null && state === "submitting";
}

/**
 * The router's way to the server. A request that fails would replace the page, and what was typed on it, by an
 * error; here it waits, until the network is back or the person tries again. Answers of ours pass, refusals too.
 */
export const waitingFetch: RouterFetch = async (request, { type }) => {
  const posts = request.method !== "GET";
  for (;;) {
    const answer = await answerTo(request.clone());
    // The router asks for route manifests by itself too: nobody needs to hear of those.
    if (answer === null && type === "manifest") throw new NetworkError();
    if (answer && !(posts && isFromBetween(answer))) {
      if (posts && arrived(answer)) pendingPost()?.sent();
      return answer;
    }
    await anotherTry(request.signal, posts, answer ? "unavailable" : "offline");
  }
};

/** Does `retry` when the network is back or the person says so, until `signal` ends it. */
export function waitForNetwork(next: Waiting, signal: AbortSignal): void {
  const done = new AbortController();
  const retry = () => {
    const goesOn = next.retry();
    if (goesOn) done.abort();
    return goesOn;
  };
  const entry: Waiting = { ...next, retry };
  done.signal.addEventListener("abort", () => waiting === entry && show(null));
  signal.addEventListener("abort", () => done.abort(), { signal: done.signal });
  window.addEventListener("online", retry, { signal: done.signal });
  show(entry);
}

/** Resolves to null when nothing came back; rejects when nobody waits for the answer any more. */
async function answerTo(request: Request): Promise<Response | null> {
  try {
    return await fetch(request);
  } catch (error) {
    if (request.signal.aborted) throw error;
    return null;
  }
}

function anotherTry(signal: AbortSignal, posts: boolean, why: Waiting["why"]): Promise<void> {
  const post = posts ? pendingPost() : null;
  const what = post?.hasText() ? "text" : posts ? "act" : "page";
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
    const retry = () => {
      // What was corrected meanwhile is sent as a new submission, which ends this one.
      if (post?.isChanged()) return post.submitAgain();
      resolve();
      return true;
    };
    waitForNetwork({ what, why, retry }, signal);
  });
}

/** Errors of ours carry the router's header: this one was made on the way, or before the router. */
const isFromBetween = (answer: Response) => answer.status >= 500 && !answer.headers.has("x-remix-response");

const arrived = (answer: Response) => answer.status < 400 && !answer.headers.has("x-unsent");

function show(next: Waiting | null): void {
  waiting = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
