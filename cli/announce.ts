import type { Config } from "#server/platform/config/config.ts";

/** What a person at a terminal needs to know now. The log's JSON lines go on below it. */
export function announce(config: Config, port: number): void {
  const address = config.port === port ? config.appUrl.origin : `http://localhost:${port}`;
  console.log(`\n  Joia da Base is ready at ${address}${config.demo ? "  (demo mode)" : ""}\n`);
}
