import { readConfig } from "#server/platform/config/config.ts";
import { setConfig } from "#server/platform/config/current.ts";

/** The configuration of tests, with what one of them wants otherwise. */
export function configure(env: Record<string, string> = {}): void {
  const read = readConfig({ AUTH_SECRET: "a-secret-of-the-tests-with-32-characters", ...env });
  if (!read.ok) throw new Error(read.error.join("\n"));
  setConfig(read.value);
}
