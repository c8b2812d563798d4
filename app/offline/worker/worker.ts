import { forgetPast } from "../forget-past.ts";
import { createKeptPages } from "./kept-pages.ts";
import type { KeepAnswer, WorkerMessage } from "./messages.ts";
import { handledAs } from "./requests.ts";
import { scope, type WorkerEvents } from "./worker-scope.ts";

/** Written in by `cli/build-worker.ts`. */
declare const OFFLINE_BUILD: string;
declare const OFFLINE_FILES: Readonly<Record<string, readonly string[]>>;

/** Somebody stands there and waits: longer than this, and the kept page is the better answer. */
const NETWORK_WITHIN_MS = 3000;

const build = OFFLINE_BUILD;
const scopePath = new URL(scope.registration.scope).pathname;
const kept = createKeptPages({ build, scopePath, files: OFFLINE_FILES[scopePath] ?? [] });

/** A phone asks for other things than pages too: whatever wakes the worker makes it forget. */
const begun = forgetAll();

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("message", (event) => event.waitUntil(hear(event)));
scope.addEventListener("fetch", (event) => {
  event.waitUntil(begun);
  const handled = handledAs(event.request, scope.registration.scope);
  if (handled === "asset") event.respondWith(assetFor(event.request));
  if (handled === "page") event.respondWith(pageFor(event));
});

/** It waits afterwards: the pages that are open go on with the files that they were made from. */
async function install(): Promise<void> {
  await forgetAll();
  await kept.completeFiles();
  await kept.takeOver();
}

async function activate(): Promise<void> {
  await kept.dropOlder();
  await forgetAll();
  await scope.clients.claim();
}

async function hear({ data, ports }: WorkerEvents["message"]): Promise<void> {
  const message = data as WorkerMessage;
  if (message.kind === "activate") return scope.skipWaiting();
  const answer: KeepAnswer = { build, kept: await keep(message.page, message.files).catch(() => false) };
  ports[0]?.postMessage(answer);
}

async function keep(page: string, files: readonly string[]): Promise<boolean> {
  await forgetAll();
  await kept.completeFiles(files);
  return (await kept.page(page)) !== undefined || (await kept.fetchPage(page)) === "keep";
}

/** The pages here, and their data. */
async function forgetAll(): Promise<void> {
  await Promise.allSettled([kept.sweep(), forgetPast(Date.now())]);
}

const assetFor = async (request: Request): Promise<Response> => (await kept.file(request)) ?? fetch(request);

/** The network first. The kept page when it does not answer in time, or answers that it cannot. */
async function pageFor(event: WorkerEvents["fetch"]): Promise<Response> {
  const { request } = event;
  const path = new URL(request.url).pathname;
  const fromNetwork = fetch(request);
  event.waitUntil(forgetAll());
  event.waitUntil(fromNetwork.then((answer) => kept.settle(path, answer.clone())).catch(() => "leave"));
  const copy = await kept.page(path);
  if (!copy) return fromNetwork;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_WITHIN_MS));
  const answer = await Promise.race([fromNetwork.catch(() => undefined), late]);
  return !answer || answer.status >= 500 ? copy : answer;
}
