/** A disk that refuses, or a database that goes away, is the operator's to mend; the rest is a bug. */
export function sentenceOf(error: unknown, what: string): string {
  const isDisk = error instanceof Error && "syscall" in error;
  const isDatabase = error instanceof Error && /connection|terminating|ECONN/i.test(error.message);
  if (!isDisk && !isDatabase) throw error;
  return `${what}: ${error.message}${isDatabase && !isDisk ? " (was the product stopped meanwhile?)" : ""}.`;
}
