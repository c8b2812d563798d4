/** One clear sentence a problem on stderr, then exit code 1. */
export function fail(...problems: string[]): never {
  for (const problem of problems) console.error(`joia-da-base: ${problem}`);
  process.exit(1);
}
