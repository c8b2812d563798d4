/** What a page asks of its worker. */
export type WorkerMessage =
  /** Keep this page, and these files that the build does not count among its own. */
  { kind: "keep"; page: string; files: readonly string[] } | { kind: "activate" };

/** The answer to "keep". A page of another build is never kept: its files are not in this worker's cache. */
export interface KeepAnswer {
  build: string;
  kept: boolean;
}
