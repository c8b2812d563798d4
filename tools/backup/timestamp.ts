/** "20261115-064100" in UTC: names that sort by time and fit every file system. */
export const timestampOf = (instant: Temporal.Instant): string =>
  instant.toString({ smallestUnit: "second" }).replaceAll(/[-:Z]/g, "").replace("T", "-");
