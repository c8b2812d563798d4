import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { clusterFolder } from "#tools/postgres/embedded.ts";
import { runningServer } from "#tools/postgres/orphaned-postgres.ts";
import { signal, waitUntilGone } from "#tools/postgres/processes.ts";

export interface TemporaryFolder extends AsyncDisposable {
  path: string;
}

/** A folder for one test, removed with what a killed product left running in it. */
export async function temporaryFolder(): Promise<TemporaryFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), "joia-process-"));
  // As a clone usually is: PostgreSQL may run as another user and must get in.
  await chmod(folder, 0o755);
  return { path: folder, [Symbol.asyncDispose]: () => removeDataFolder(folder) };
}

async function removeDataFolder(folder: string): Promise<void> {
  const server = runningServer(clusterFolder(folder));
  if (server !== undefined) {
    signal(server, "SIGQUIT");
    await waitUntilGone(server, 10_000);
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
