/** A part of a page that is replaced while somebody watches it. */
export interface Followed {
  version: number;
  /** False: it is over or has not begun, and no stream is open. */
  follow: boolean;
  /** In milliseconds since 1970: when it begins, while that is still to come. */
  followFrom: number | null;
}

interface Following<Data extends Followed> {
  /** What the stream is asked for. */
  topic: string;
  /** Where the part is fetched, with the version that was announced. */
  fragment: (version: number) => string;
  shown: Data;
  show: (data: Data) => void;
}

/** What the browser gives; a test gives its own. */
export interface Surroundings {
  openStream: (address: string) => EventSource;
  load: (address: string, signal: AbortSignal) => Promise<Response>;
  page: Pick<Document, "hidden" | "addEventListener" | "removeEventListener">;
  random: () => number;
}

/** When the server has no place for a stream, the page asks now and then. */
const ASK_MS = 30_000;
const AGAIN_MS = 2000;
/** A thousand who hear of a goal do not all ask in the same moment: the first makes it, the others find it cached. */
const SPREAD_MS = 250;
/** All who wait for a match wait for the same moment. */
const BEGIN_SPREAD_MS = 60_000;
/** Whoever is told that it is too early (a clock that is fast, a match that was put off) waits so long at least. */
const BEGIN_AGAIN_MS = 300_000;
/** A longer timer would miss that the device's clock was set, and one of a month would fire at once. */
const LONGEST_TIMER_MS = 3_600_000;
const CLOSED = 2;

/**
 * Keeps a part of a page up to date: each version that the stream announces is fetched once, from a cache that all
 * viewers share, without cookies. A hidden page closes its stream: browsers open six connections to a host, over all
 * tabs. A page that is opened long before a match begins to follow when its time comes. Returns how to stop.
 */
export function followLive<Data extends Followed>(
  { topic, fragment, shown, show }: Following<Data>,
  { openStream, load, page, random }: Surroundings,
): () => void {
  const stopped = new AbortController();
  let current = shown;
  let stream: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let soon: ReturnType<typeof setTimeout> | undefined;
  let beginning: ReturnType<typeof setTimeout> | undefined;
  /** When to begin; null: it has begun. */
  let from: number | null = null;
  /** What was announced while nobody listened is not known: the next version is fetched whatever it is. */
  let missed = false;
  let wanted: number | null = null;
  let loading = false;

  async function fetchWanted(): Promise<void> {
    if (loading) return;
    loading = true;
    while (wanted !== null && !stopped.signal.aborted) {
      const version = wanted;
      wanted = null;
      const data = await fetchVersion(version);
      // An answer that was made before another one says less than that one.
      if (data && data.version >= current.version && !stopped.signal.aborted) {
        current = data;
        show(data);
        if (!data.follow) rest(data.followFrom, BEGIN_AGAIN_MS);
      }
    }
    loading = false;
  }

  async function fetchVersion(version: number): Promise<Data | null> {
    try {
      const answer = await load(fragment(version), stopped.signal);
      if (answer.ok) return (await answer.json()) as Data;
      // The page is not public any more; whoever loads it again reads why.
      if (answer.status === 404) stop();
      else askLater(AGAIN_MS, version);
    } catch {
      askLater(AGAIN_MS, version);
    }
    return null;
  }

  function askLater(ms: number, version: number): void {
    clearTimeout(timer);
    if (stopped.signal.aborted) return;
    timer = setTimeout(() => ask(Math.max(version, current.version)), ms * (1 + random()));
  }

  function ask(version: number): void {
    wanted = Math.max(version, wanted ?? 0);
    void fetchWanted();
    openIfSeen();
  }

  /** Until it begins, if it does. */
  function rest(begins: number | null, atLeastMs = 0): void {
    if (begins === null) return stop();
    close();
    clearTimeout(timer);
    clearTimeout(soon);
    from = Math.max(begins, Date.now() + atLeastMs);
    waitToBegin();
  }

  function waitToBegin(): void {
    clearTimeout(beginning);
    const left = from! - Date.now() + random() * BEGIN_SPREAD_MS;
    const look = () => {
      if (!beginIfTime()) waitToBegin();
    };
    beginning = setTimeout(look, Math.min(left, LONGEST_TIMER_MS));
  }

  function beginIfTime(): boolean {
    if (from === null || Date.now() < from) return false;
    clearTimeout(beginning);
    from = null;
    missed = true;
    openIfSeen();
    return true;
  }

  function openIfSeen(): void {
    if (from === null && !stream && !page.hidden) open();
  }

  function open(): void {
    const opened = openStream(`/ao-vivo/${topic}`);
    stream = opened;
    // The first thing that is told is how it stands now; all that follows is a change, also one that leaves the number.
    let first = true;
    opened.addEventListener("message", ({ data }: MessageEvent<string>) => {
      const version = versionIn(data);
      const known = first && !missed && version !== null && version <= current.version;
      first = false;
      if (version === null || known) return;
      missed = false;
      clearTimeout(soon);
      soon = setTimeout(() => ask(version), random() * SPREAD_MS);
    });
    opened.addEventListener("error", () => {
      missed = true;
      // A lost connection is opened again by the browser; a refusal is not.
      if (opened.readyState !== CLOSED) return;
      close();
      askLater(ASK_MS, current.version);
    });
  }

  function close(): void {
    stream?.close();
    stream = null;
  }

  function onVisibility(): void {
    if (page.hidden) {
      close();
      missed = true;
    } else if (!beginIfTime()) openIfSeen();
  }

  function stop(): void {
    stopped.abort();
    clearTimeout(timer);
    clearTimeout(soon);
    clearTimeout(beginning);
    close();
    page.removeEventListener("visibilitychange", onVisibility);
  }

  page.addEventListener("visibilitychange", onVisibility);
  if (shown.follow) openIfSeen();
  else rest(shown.followFrom);
  return stop;
}

function versionIn(text: string): number | null {
  try {
    const { version } = JSON.parse(text) as { version?: unknown };
    return typeof version === "number" ? version : null;
  } catch {
    return null;
  }
}
