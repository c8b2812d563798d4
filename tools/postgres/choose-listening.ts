import { ok, type Result } from "#domain/result.ts";
import type { Account } from "./account.ts";
import type { Listening } from "./listening.ts";
import { loopback } from "./loopback.ts";
import type { EmbeddedProblem } from "./problem.ts";
import { removeSocketFolder, SOCKET_PORT, socketFile, socketFolder } from "./socket-folder.ts";

export async function chooseListening(
  dataDir: string,
  account: Account | undefined,
): Promise<Result<Listening, EmbeddedProblem>> {
  if (process.platform === "win32") return ok(await loopback(dataDir));
  const folder = socketFolder(dataDir, account);
  if (!folder.ok) return folder;
  return ok({
    host: folder.value,
    port: SOCKET_PORT,
    settings: {
      listen_addresses: "",
      // The setting is a list, in which quotes keep a path with commas or spaces together.
      unix_socket_directories: `"${folder.value.replaceAll('"', '""')}"`,
      unix_socket_permissions: "0700",
    },
    // Safe because of the private folder alone; there is no port that others could reach.
    authentication: ["-A", "trust"],
    socketFile: socketFile(folder.value),
    tidy: () => removeSocketFolder(folder.value),
  });
}
