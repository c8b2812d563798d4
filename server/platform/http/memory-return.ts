import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const LOOK_EVERY_MS = 3000;
/** Ordinary work makes the heap breathe; below this growth a collection would give little back. */
const WORTH_IT = 1.25;

interface Heap {
  bytes(): number;
  collect(): void;
}

/**
 * After a rush V8 keeps the memory that it took, because nothing asks for it back while nobody comes. To be called
 * now and then: a process that was idle at two looks in a row, and has grown since the last time, collects once.
 * `working` tells how much was done since the last look or is under way: a collection in the middle of work would
 * throw away compiled code that is needed again at once.
 */
export function createMemoryReturn(working: () => number, heap: Heap): () => void {
  let least = heap.bytes();
  let idleBefore = false;
  return () => {
    const idle = working() === 0;
    const quiet = idle && idleBefore;
    idleBefore = idle;
    if (!quiet || heap.bytes() < least * WORTH_IT) return;
    heap.collect();
    least = heap.bytes();
  };
}

/** Runs until the process ends. The pause of a collection meets nobody: it happens only when nothing is under way. */
export function returnMemoryWhenIdle(working: () => number): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as (options: { type: "major"; flavor: "last-resort" }) => void;
  const heap = {
    bytes: () => getHeapStatistics().total_heap_size,
    collect: () => collect({ type: "major", flavor: "last-resort" }),
  };
  setInterval(createMemoryReturn(working, heap), LOOK_EVERY_MS).unref();
}
