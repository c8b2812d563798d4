import { createServer, type ServerResponse } from "node:http";
import pg from "pg";

export interface BareOrder {
  connection: pg.PoolConfig;
  /** Answered as JSON, made for each request. */
  statements: Record<string, { name: string; text: string; values: unknown[] }>;
  /** Answered as they are. */
  pages: Record<string, { headers: Record<string, string>; body: string }>;
}

// A process of its own: the least that node:http and `pg` can do to give these answers.
const order = JSON.parse(process.env["BARE_ORDER"]!) as BareOrder;
const pool = new pg.Pool({ ...order.connection, max: 10 });
const pages = new Map(
  Object.entries(order.pages).map(([path, { headers, body }]) => {
    const bytes = Buffer.from(body, "base64");
    return [path, { headers: { ...headers, "content-length": bytes.length }, bytes }];
  }),
);
const server = createServer(({ url = "" }, response) => {
  const page = pages.get(url);
  if (page) response.writeHead(200, page.headers).end(page.bytes);
  else if (url === "/metrics") response.end(`process_cpu_seconds_total ${cpuSeconds()}\n`);
  else void answerRows(url, response);
});

async function answerRows(url: string, response: ServerResponse): Promise<void> {
  const { rows } = await pool.query(order.statements[url]!);
  const body = JSON.stringify({ data: rows });
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
  response.end(body);
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address && typeof address === "object") process.send?.(address.port);
});
process.on("disconnect", () => process.exit(0));
