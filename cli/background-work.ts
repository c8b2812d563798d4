import type { Config } from "#server/platform/config/config.ts";
import type { Connection } from "#server/platform/database/database.ts";

export async function startBackgroundWork(_config: Config, _connection: Connection): Promise<{ stop(): Promise<void> }> {
  return { stop: async () => {} };
}
