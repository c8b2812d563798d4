/** Work that must happen, but not while a visitor waits: kept in PostgreSQL, tried again until done. */
export { enqueue, type EnqueueOptions } from "./enqueue.ts";
export { installJobs } from "./install.ts";
export { defineJob, type Job, type JobDefinition, type Run } from "./job.ts";
export { startWorkers, type WorkerOptions, type Workers } from "./workers.ts";
