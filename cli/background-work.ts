import type { Connection } from "#server/platform/database/database.ts";

export async function startBackgroundWork(_connection: Connection): Promise<{ stop(): Promise<void> }> {
  return { stop: async () => {} };
}
