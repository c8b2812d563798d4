import { useEffect, useRef, useState } from "react";
import { followLive, type Followed } from "./follow-live.ts";

interface LiveOptions<Data extends Followed> {
  /** What the stream is asked for: a category. */
  topic: string;
  /** The address of the part that changes; the version is added. */
  fragment: string;
  /** As the page was loaded with it. */
  loaded: Data;
  /** What is said to whoever cannot see the change; null: nothing. */
  tell: (before: Data, after: Data) => string | null;
}

/** The newest of what the page was loaded with and what came since, and what to say of the last change. */
export function useLive<Data extends Followed>({
  topic,
  fragment,
  loaded,
  tell,
}: LiveOptions<Data>): {
  live: Data;
  said: string;
} {
  const [came, setCame] = useState<{ fragment: string; data: Data; said: string } | null>(null);
  const known = came?.fragment === fragment && came.data.version >= loaded.version ? came : null;
  const live = known?.data ?? loaded;
  const latest = useRef({ live, tell });
  useEffect(() => {
    latest.current = { live, tell };
  });
  const { follow, followFrom } = loaded;
  useEffect(() => {
    if (!follow && followFrom === null) return undefined;
    return followLive<Data>(
      {
        topic,
        fragment: (version) => `${fragment}${fragment.includes("?") ? "&" : "?"}v=${version}`,
        shown: latest.current.live,
        show(data) {
          const said = latest.current.tell(latest.current.live, data) ?? "";
          setCame({ fragment, data, said });
        },
      },
      {
        openStream: (address) => new EventSource(address),
        // Without cookies the answer is everybody's, and is made once.
        load: (address, signal) => fetch(address, { credentials: "omit", signal }),
        page: document,
        random: Math.random,
      },
    );
  }, [topic, fragment, follow, followFrom]);
  return { live, said: known?.said ?? "" };
}
