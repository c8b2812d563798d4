import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { OfflinePage } from "#domain/offline-pages.ts";
import { startPageWorker, type PageWorker, type Readiness } from "./page-worker.ts";

/** Null while the page is not one that is kept: such as a match sheet that is closed. */
export function usePageWorker(
  page: OfflinePage | null,
  files: () => Promise<readonly string[]>,
): { readiness: Readiness; update: () => void } {
  const [readiness, setReadiness] = useState<Readiness>("preparing");
  const worker = useRef<PageWorker>(null);
  const begin = useEffectEvent((kept: OfflinePage) =>
    startPageWorker({ page: kept, files: files(), onChange: setReadiness }),
  );
  useEffect(() => {
    if (!page) return undefined;
    const started = begin(page);
    worker.current = started;
    void navigator.storage?.persist?.();
    return () => started.stop();
  }, [page]);
  return { readiness, update: () => worker.current?.update() };
}
