import { setTimeout as delay } from "node:timers/promises";
import type { ChangeListener } from "#server/platform/database/changes.ts";
import { log } from "#server/platform/log.server.ts";

/** What viewers of live pages follow, as it stands in the database. */
export interface TopicState {
  /** Goes up with whatever happens to it, the same number in every process. */
  version: number;
  /** What it is made from, as pages say it: "competition:<id>". */
  sources: readonly string[];
}

/** Null: there is no such topic, or it is not public. */
export type ReadTopic = (id: string) => Promise<TopicState | null>;

/** Somebody who follows a topic. */
export interface Viewer {
  /** The version now, and then each new one. */
  send(version: number): void;
  /** There is no such topic, or not any more. */
  end(): void;
}

interface Topic {
  viewers: Set<Viewer>;
  /** Null until it was read for the first time. */
  state: TopicState | null;
  /** Something changed since the last read began. */
  stale: boolean;
  reading: boolean;
}

/** Announcements that come together lead to one read. */
const GATHER_MS = 20;
const READ_AGAIN_MS = 1000;

/**
 * Who follows what. The database is asked once for each change, however many follow; a topic that nobody follows is
 * forgotten.
 */
export function createTopics(read: ReadTopic) {
  const topics = new Map<string, Topic>();
  let listenedBefore = false;

  async function follow(id: string, topic: Topic): Promise<void> {
    topic.reading = true;
    while (topic.stale && topic.viewers.size > 0) {
      if (topic.state) await delay(GATHER_MS, undefined, { ref: false });
      topic.stale = false;
      try {
        topic.state = await read(id);
      } catch (error) {
        log.warn({ err: error }, "cannot read what live pages follow");
        topic.stale = true;
        await delay(READ_AGAIN_MS, undefined, { ref: false });
        continue;
      }
      tell(id, topic);
    }
    topic.reading = false;
  }

  /** Also when the number is the same: a name that was withdrawn or a new hour is a change, too. */
  function tell(id: string, topic: Topic): void {
    if (topic.state) {
      for (const viewer of topic.viewers) viewer.send(topic.state.version);
      return;
    }
    if (topics.get(id) === topic) topics.delete(id);
    const gone = [...topic.viewers];
    topic.viewers.clear();
    for (const viewer of gone) viewer.end();
  }

  function markStale(id: string, topic: Topic): void {
    topic.stale = true;
    if (!topic.reading) void follow(id, topic);
  }

  const changes: ChangeListener = {
    changed(kind, ids) {
      for (const [id, topic] of topics) if (touches(topic, kind, ids)) markStale(id, topic);
    },
    /** What was announced while nobody listened is lost: everything may have changed. */
    setListening(listening) {
      if (listening && listenedBefore) for (const [id, topic] of topics) markStale(id, topic);
      listenedBefore ||= listening;
    },
  };

  return {
    changes,
    /** Returns how to leave. */
    join(id: string, viewer: Viewer): () => void {
      const known = topics.get(id);
      const topic: Topic = known ?? { viewers: new Set(), state: null, stale: false, reading: false };
      topics.set(id, topic);
      topic.viewers.add(viewer);
      if (topic.state) viewer.send(topic.state.version);
      else if (!known) markStale(id, topic);
      return () => {
        topic.viewers.delete(viewer);
        if (topic.viewers.size === 0 && topics.get(id) === topic) topics.delete(id);
      };
    },
    /** How many topics are followed: none when the last viewer has left. */
    size: () => topics.size,
  };
}

/** Whose first read is under way may have read what was there before the change. */
function touches({ state }: Topic, kind: string, ids: readonly string[] | "all"): boolean {
  if (!state) return true;
  return state.sources.some((source) => {
    if (source === kind) return true;
    return source.startsWith(`${kind}:`) && (ids === "all" || ids.includes(source.slice(kind.length + 1)));
  });
}
