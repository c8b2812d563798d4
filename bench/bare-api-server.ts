import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import pg from "pg";

// A process of its own: the least that node:http and `pg` can do to answer these statements as JSON.
const { connection, statements } = JSON.parse(process.env["BARE_API"]!) as {
  connection: pg.PoolConfig;
  statements: Record<string, { name: string; text: string; values: unknown[] }>;
};
const pool = new pg.Pool({ ...connection, max: 10 });
const server = createServer((request, response) => void answer(request, response));

async function answer({ url }: IncomingMessage, response: ServerResponse): Promise<void> {
  const { rows } = await pool.query(statements[url!]!);
  const body = JSON.stringify({ data: rows });
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
  response.end(body);
}

server.listen(0, () => {
  const address = server.address();
  if (address && typeof address === "object") process.send?.(address.port);
});
process.on("disconnect", () => process.exit(0));
