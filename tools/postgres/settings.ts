/** Command-line settings come before the configuration file: the product decides, not a leftover file. */
export const BASE_SETTINGS: Record<string, string> = {
  // Together: a write that was acknowledged is on the disk.
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  shared_buffers: "128MB",
  max_connections: "50",
  // Planning costs of compiled queries are never earned back by queries of a few milliseconds.
  jit: "off",
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
