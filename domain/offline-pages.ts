/** The service worker's address: at the root, since a worker cannot control what lies above it. */
export const WORKER_PATH = "/offline-worker.js";

/**
 * Pages that work without signal: the worker is registered for each scope, and for nothing else of the product. The
 * build takes the files of the route's module into the worker.
 */
export const OFFLINE_PAGES = {
  checkIn: { scope: "/organizar/entrada/", route: "app/areas/organiser/routes/check-in.tsx" },
  sheet: { scope: "/sumula/", route: "app/areas/sheet/routes/sheet.tsx" },
} as const;

export type OfflinePage = (typeof OFFLINE_PAGES)[keyof typeof OFFLINE_PAGES];

export const isOfflinePage = (pathname: string): boolean =>
  Object.values(OFFLINE_PAGES).some(({ scope }) => pathname.startsWith(scope));

/** A page that is put on the home screen opens where its manifest says: a sheet has one of its own. */
export const manifestOf = (pathname: string): string => {
  const sheet = /^\/sumula\/[\w-]+/.exec(pathname)?.[0];
  return sheet ? `${sheet}/app.webmanifest` : "/manifest.webmanifest";
};

/** Says in a page's answer until when a device may keep it, as an ISO instant. */
export const ERASE_AFTER = "x-erase-after";

/** Names of caches and databases that signing out removes; `app/late-hydration.ts` does it on every page. */
export const OFFLINE_CACHES = "joia-offline ";
export const KEPT_DATABASE = "joia-kept";

/** In localStorage: how many entries wait in the outbox, for pages that must ask before they sign out. */
export const QUEUED_MARK = "joia-queued";
