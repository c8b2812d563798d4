/** Work that must happen, but not while a visitor waits: kept in PostgreSQL, tried again until done. */
export { enqueue, enqueueAll } from "./enqueue.ts";
export { defineJob, type Job, type JobDefinition, type Run } from "./job.ts";
export { startWorkers, type Workers } from "./workers.ts";
export { queueStates } from "./state.ts";
