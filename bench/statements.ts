import { once } from "node:events";
import { connect, createServer, type AddressInfo } from "node:net";
import path from "node:path";
import type { EmbeddedConnection } from "#tools/postgres/embedded.ts";
import type { Asked } from "./load.ts";
import { startProduct } from "./start.ts";

const REQUESTS = 15;

/**
 * How many SQL statements each answer takes: a second process of the product works on the same database through
 * a door that counts. It reads the protocol, so that it counts alike whatever the product's code looks like.
 */
export async function countStatements(
  { folder, dataDir, connection }: { folder: string; dataDir: string; connection: EmbeddedConnection },
  asked: Record<string, Omit<Asked, "origin">>,
): Promise<Record<string, number>> {
  const door = await countingDoor(connection);
  const product = await startProduct({
    folder,
    dataDir,
    settings: { DATABASE_URL: door.url, DEMO: "true" },
  });
  try {
    const counts: Record<string, number> = {};
    for (const [name, { path: address, headers }] of Object.entries(asked)) {
      const seen: number[] = [];
      for (let n = 0; n < REQUESTS; n++) {
        const before = door.count();
        const answer = await fetch(`${product.origin}${address}`, { headers });
        await answer.arrayBuffer();
        seen.push(door.count() - before);
      }
      // Jobs ask now and then too: the least is the page's own.
      counts[name] = Math.min(...seen);
    }
    return counts;
  } finally {
    await product.stop();
    door.close();
  }
}

async function countingDoor({ host, port, user, database }: EmbeddedConnection) {
  let count = 0;
  const server = createServer((socket) => {
    const upstream = connect(path.join(host, `.s.PGSQL.${port}`));
    socket
      .on(
        "data",
        createCounter(() => count++),
      )
      .on("error", () => upstream.destroy());
    upstream.on("error", () => socket.destroy());
    socket.pipe(upstream).pipe(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address() as AddressInfo;
  return {
    url: `postgres://${user}@127.0.0.1:${address.port}/${database}`,
    count: () => count,
    close: () => void server.close(),
  };
}

/** Calls `found` for each statement that a client sends: a simple query, or the execution of a prepared one. */
function createCounter(found: () => void): (chunk: Buffer) => void {
  let waiting: Buffer = Buffer.alloc(0);
  let started = false;
  return (chunk) => {
    waiting = Buffer.concat([waiting, chunk]);
    for (;;) {
      // The first message has no letter that says what it is.
      const lengthAt = started ? 1 : 0;
      if (waiting.length < lengthAt + 4) return;
      const end = lengthAt + waiting.readUInt32BE(lengthAt);
      if (waiting.length < end) return;
      const type = started ? String.fromCharCode(waiting[0]!) : "";
      if (type === "Q" || type === "E") found();
      started = true;
      waiting = waiting.subarray(end);
    }
  };
}
