import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startEmbedded } from "./embedded.ts";
import { waitUntilGone } from "./processes.ts";
import { runFixture, serverPid, startOrThrow, temporaryFolder } from "./testing/fixtures.ts";

/** What a container is to the lock: processes counted from one, those outside unseen. */
const CONTAINER = ["unshare", "--pid", "--fork", "--mount-proc", "--kill-child"];
const possible = spawnSync(String(CONTAINER[0]), [...CONTAINER.slice(1), "true"]).status === 0;

test.skipIf(!possible)(
  "a folder that a container uses is refused to the host, to others, then given",
  async () => {
    const dataDir = temporaryFolder();
    const container = runFixture("writer.ts", [dataDir], CONTAINER);
    await once(container.lines, "line");
    expect(await startEmbedded({ dataDir })).toMatchObject({ error: { code: "in_use" } });
    const other = runFixture("writer.ts", [dataDir], CONTAINER);
    expect(String(await once(other.lines, "line"))).toContain('"code":"in_use"');
    await once(container.lines, "line");
    expect(readFileSync(join(dataDir, "postgres.log"), "utf8")).not.toContain("terminated");

    // The kernel ends what is left in the container only after its first process has closed its output.
    const server = serverPid(dataDir);
    container.child.kill("SIGKILL");
    await container.ended;
    expect(await waitUntilGone(server, 10_000)).toBe(true);
    await (await startOrThrow({ dataDir })).stop();
  },
  60_000,
);

test.skipIf(!possible)(
  "a folder that the host uses is refused to a container",
  async () => {
    const dataDir = temporaryFolder();
    const database = await startOrThrow({ dataDir });
    const container = runFixture("writer.ts", [dataDir], CONTAINER);
    expect(String(await once(container.lines, "line"))).toContain('"code":"in_use"');
    await database.stop();
  },
  60_000,
);
