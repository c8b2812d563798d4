import { totalmem } from "node:os";

/** An eighth of the machine's memory for pages of tables and indexes, at most 2 GB. It is taken as it is used. */
const sharedMegabytes = Math.min(2048, Math.max(128, Math.floor(totalmem() / 8 / 1024 ** 2)));

/** Command-line settings come before the configuration file: the product decides, not a leftover file. */
export const BASE_SETTINGS: Record<string, string> = {
  // Together: a write that was acknowledged is on the disk.
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  shared_buffers: `${sharedMegabytes}MB`,
  max_connections: "50",
  // Planning costs of compiled queries are never earned back by queries of a few milliseconds.
  jit: "off",
  // A page is as near as its neighbour on today's disks; of 4, the default, PostgreSQL would rather read whole tables.
  random_page_cost: "1.1",
  // Helpers of one query would be missing to the others.
  max_parallel_workers_per_gather: "0",
  timezone: "UTC",
  log_timezone: "UTC",
  logging_collector: "off",
  log_destination: "stderr",
  log_checkpoints: "off",
  // Errors reach the product with the query; in a file they would hold personal data
  // ("Key (email)=(…) already exists"). Starts, stops and crashes are still written.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
};
