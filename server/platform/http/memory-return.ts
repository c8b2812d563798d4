import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const LOOK_EVERY_MS = 3000;
/** Ordinary work makes the heap breathe; below this growth a collection would give little back. */
const WORTH_IT = 1.25;

/** Health checks and whoever reads the metrics come at all times: so few requests between two looks are no work. */
const PROBES = 5;

interface Work {
  /** Answers that are being made. */
  underWay: () => number;
  /** All requests so far, cached pages too: they need no turn, and are work all the same. */
  answered: () => number;
}

interface Heap {
  bytes(): number;
  collect(): void;
}

/**
 * After a rush V8 keeps the memory that it took, because nothing asks for it back while nobody comes. To be called
 * now and then: a process that was idle at two looks in a row, and has grown since the last time, collects once.
 * A collection in the middle of work would throw away compiled code that is needed again at once.
 */
export function createMemoryReturn({ underWay, answered }: Work, heap: Heap): () => void {
  let least = heap.bytes();
  let idleBefore = false;
  let answeredBefore = answered();
  return () => {
    const idle = underWay() === 0 && answered() - answeredBefore <= PROBES;
    answeredBefore = answered();
    const quiet = idle && idleBefore;
    idleBefore = idle;
    if (!quiet || heap.bytes() < least * WORTH_IT) return;
    heap.collect();
    least = heap.bytes();
  };
}

/** Runs until the process ends. The pause of a collection meets nobody: it happens only when nothing is under way. */
export function returnMemoryWhenIdle(work: Work): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as (options: { type: "major"; flavor: "last-resort" }) => void;
  const heap = {
    bytes: () => getHeapStatistics().total_heap_size,
    collect: () => collect({ type: "major", flavor: "last-resort" }),
  };
  setInterval(createMemoryReturn(work, heap), LOOK_EVERY_MS).unref();
}
