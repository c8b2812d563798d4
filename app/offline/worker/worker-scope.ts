/**
 * What our worker uses of the browser's service worker scope. The language's own types for it cannot be loaded beside
 * those of a page.
 */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  message: LastingEvent & { data: unknown; ports: readonly MessagePort[] };
  fetch: LastingEvent & { request: Request; respondWith(answer: Promise<Response>): void };
}

interface WorkerScope {
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

export const scope = self as unknown as WorkerScope;
