import { createServer, type IncomingMessage, request as ask, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { freePort } from "../helpers/free-port.ts";

const MANIFEST = /manifest-([0-9a-f]{8})\.js/g;
const NEXT = /manifest-([0-9a-f]{8})-next\.js/;

/**
 * The product as it would be after the next deployment: the same pages, which name another build. Stands before the
 * running one, which cannot be built twice while tests use it.
 */
export async function startDeployment(product: string) {
  let deployed = false;
  let down = false;
  const server = createServer((request, response) => void pass(request, response));
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, resolve));

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (down) return void response.writeHead(502, { "content-type": "text/html" }).end("Bad gateway");
    const path = (request.url ?? "").replace(NEXT, "manifest-$1.js");
    const headers = { ...request.headers, "accept-encoding": "identity" };
    const outgoing = ask(new URL(path, product), { method: request.method, headers });
    request.pipe(outgoing);
    outgoing.on("error", () => response.destroy());
    outgoing.on("response", (incoming) => void answer(incoming, response));
  }

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const renamed = deployed && /html|javascript/.test(incoming.headers["content-type"] ?? "");
    const text = renamed ? Buffer.from(body.toString().replaceAll(MANIFEST, "manifest-$1-next.js")) : body;
    const { "content-length": _, "transfer-encoding": __, ...headers } = incoming.headers;
    response.writeHead(incoming.statusCode ?? 502, { ...headers, "content-length": text.length }).end(text);
  }

  return {
    url: `http://localhost:${port}`,
    deploy: () => void (deployed = true),
    /** From now on it answers as a proxy does whose server is away. */
    goDown: () => void (down = true),
    [Symbol.asyncDispose]: async () => server.close().closeAllConnections(),
  };
}
