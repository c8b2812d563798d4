import { accessSync, constants, mkdirSync, realpathSync } from "node:fs";
import { ok, type Result } from "#domain/result.ts";
import { type Account, chooseAccount } from "./account.ts";
import { clusterFolder } from "./cluster.ts";
import { endOrphanedPostgres } from "./orphaned-postgres.ts";
import { chooseListening, type Listening } from "./listening.ts";
import { lockFolder } from "./lock.ts";
import { diskProblem, type EmbeddedProblem, problem } from "./problem.ts";

export interface AcquiredFolder {
  dataDir: string;
  cluster: string;
  account: Account | undefined;
  listening: Listening;
  release: () => void;
}

/** The data folder for this process alone, with no PostgreSQL at work in it: to start one, or to copy it. */
export async function acquireDataFolder(wanted: string): Promise<Result<AcquiredFolder, EmbeddedProblem>> {
  using undo = new DisposableStack();
  try {
    mkdirSync(wanted, { recursive: true });
    accessSync(wanted, constants.R_OK | constants.W_OK | constants.X_OK);
    const dataDir = realpathSync(wanted);
    const lock = lockFolder(dataDir);
    if (!lock.ok) {
      const message = `The data folder ${dataDir} is in use by process ${lock.error.pid}: stop that one first, or set DATA_DIR to another folder.`;
      return problem("in_use", message);
    }
    undo.defer(lock.value.release);

    const cluster = clusterFolder(dataDir);
    const account = chooseAccount(cluster);
    if (!account.ok) return account;
    const listening = await chooseListening(dataDir, account.value);
    if (!listening.ok) return listening;
    const cleared = await endOrphanedPostgres(cluster, listening.value.socketFile);
    if (!cleared.ok) return cleared;

    undo.defer(listening.value.tidy);
    const held = undo.move();
    const release = () => held.dispose();
    return ok({ dataDir, cluster, account: account.value, listening: listening.value, release });
  } catch (error) {
    return diskProblem(error, wanted);
  }
}
