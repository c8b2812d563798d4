import type { Config } from "./config.ts";

let current: Config | undefined;

/** Set once, by the command that starts the process. */
export function setConfig(config: Config): void {
  current = config;
}

export function config(): Config {
  if (!current) throw new Error("configuration was not read yet");
  return current;
}
