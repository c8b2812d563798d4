import { createServer, connect as connectTo, type AddressInfo, type Socket } from "node:net";

export interface StatementCounter {
  connection: { host: string; port: number; user: string; database: string };
  /** How many statements PostgreSQL was asked to run while `work` ran. */
  during(work: () => Promise<unknown>): Promise<number>;
  close(): Promise<void>;
}

// The two messages that run something: Execute (of a prepared statement) and Query.
const RUNS = new Set(["E", "Q"].map((letter) => letter.charCodeAt(0)));

/** Stands between the pool and PostgreSQL and counts what really goes over the wire. */
export async function countStatements(server: {
  host: string;
  port?: number;
  user: string;
  database: string;
}): Promise<StatementCounter> {
  let count = 0;
  const sockets = new Set<Socket>();
  const proxy = createServer((fromPool) => {
    const toPostgres = connectTo(socketOf(server));
    for (const socket of [fromPool, toPostgres]) {
      sockets.add(socket);
      socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    }
    const read = messageReader((type) => (count += RUNS.has(type) ? 1 : 0));
    fromPool.on("data", read).pipe(toPostgres);
    toPostgres.pipe(fromPool);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    connection: { host: "127.0.0.1", port, user: server.user, database: server.database },
    async during(work) {
      const before = count;
      await work();
      return count - before;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

/** Messages are a type byte, a length that counts itself, and a body; only the very first has no type. */
function messageReader(onMessage: (type: number) => void): (chunk: Buffer) => void {
  let pending: Buffer = Buffer.alloc(0);
  let started = false;
  return (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    for (;;) {
      const typeBytes = started ? 1 : 0;
      if (pending.length < typeBytes + 4) return;
      const length = typeBytes + pending.readInt32BE(typeBytes);
      if (pending.length < length) return;
      if (started) onMessage(pending[0]!);
      started = true;
      pending = pending.subarray(length);
    }
  };
}

const socketOf = ({ host, port = 5432 }: { host: string; port?: number }) =>
  host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
