import type { ServerResponse } from "node:http";
import { isId } from "#domain/id.ts";
import { clientAddress } from "#server/platform/http/client-address.ts";
import type { Door } from "#server/platform/http/door.ts";
import type { Exchange } from "#server/platform/http/exchange.ts";
import { liveStreams } from "#server/platform/http/metrics.ts";
import { refuse } from "#server/platform/http/refusal.ts";
import { networkOf } from "#server/platform/limits/network.ts";
import { createTopics, type ReadTopic, type Viewer } from "./topics.ts";

export interface LiveLimits {
  /** Open streams of this process. Each takes about ten kilobytes and a connection. */
  atOnce: number;
  /** Of one network: a field's Wi-Fi, or the many phones behind one address of an operator. */
  ofOneNetwork: number;
  commentMs: number;
}

const LIMITS: LiveLimits = { atOnce: 4000, ofOneNetwork: 1500, commentMs: 15_000 };
/** Whoever does not read for so long that this much waits has gone. */
const MOST_UNREAD_BYTES = 64 * 1024;
/** After a deploy all come back, and not all at once. */
const RETRY_MS = { least: 1000, spread: 4000 };
const ADDRESS = /^\/ao-vivo\/([\da-f-]{36})$/;
const COMMENT = ":\n\n";

/**
 * Streams of server-sent events: `/ao-vivo/<id>` tells the version of what is followed, now and each time that it
 * changes. What changed is fetched by the viewers, from a cache.
 */
export function liveDoor(
  read: ReadTopic,
  trustProxy: boolean,
  { atOnce, ofOneNetwork, commentMs }: LiveLimits = LIMITS,
): Door {
  const topics = createTopics(read);
  const streams = new Set<ServerResponse>();
  const networks = new Map<string, number>();
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  /** Counted from the first moment, so that many who come at once are not all let in. */
  function enter(response: ServerResponse, network: string): void {
    streams.add(response);
    liveStreams.inc();
    networks.set(network, (networks.get(network) ?? 0) + 1);
    timer ??= setInterval(comment, commentMs).unref();
    response.once("close", () => {
      streams.delete(response);
      liveStreams.dec();
      const left = networks.get(network)! - 1;
      if (left > 0) networks.set(network, left);
      else networks.delete(network);
      if (streams.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    });
  }

  /** Proxies end a connection on which nothing happens, and a viewer who went away silently is noticed. */
  function comment(): void {
    for (const response of streams) if (response.headersSent) write(response, COMMENT);
  }

  async function handle(exchange: Exchange): Promise<void> {
    const { request, response } = exchange;
    if (request.method !== "GET") return answer(response, 405);
    const id = ADDRESS.exec((request.url ?? "").split("?", 1)[0]!)?.[1];
    if (!id || !isId(id)) return answer(response, 404);
    const network = networkOf(clientAddress(request, trustProxy));
    if (closed || streams.size >= atOnce) return refuse(request, response, "overloaded");
    if ((networks.get(network) ?? 0) >= ofOneNetwork) return refuse(request, response, "too_many");
    enter(response, network);
    response.once("close", topics.join(id, viewerOf(id, exchange)));
  }

  return {
    path: "/ao-vivo",
    handle,
    changes: topics.changes,
    /** Browsers come back by themselves, to the next process. */
    async close() {
      closed = true;
      for (const response of streams)
        if (response.headersSent) response.end();
        else refuse(response.req, response, "overloaded");
    },
  };
}

function viewerOf(id: string, exchange: Exchange): Viewer {
  const { response } = exchange;
  return {
    send(version) {
      if (!response.headersSent) begin(exchange);
      write(response, `id: ${version}\ndata: ${JSON.stringify({ id, version })}\n\n`);
    },
    // A stream that has not begun is told that there is none.
    end: () => (response.headersSent ? void response.end() : answer(response, 404)),
  };
}

function begin(exchange: Exchange): void {
  exchange.lasts = true;
  exchange.response.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache, no-transform",
    "x-accel-buffering": "no",
  });
  const retry = RETRY_MS.least + Math.floor(Math.random() * RETRY_MS.spread);
  exchange.response.write(`retry: ${retry}\n\n`);
}

function write(response: ServerResponse, text: string): void {
  if (response.writableLength > MOST_UNREAD_BYTES) response.destroy();
  else response.write(text);
}

function answer(response: ServerResponse, status: 404 | 405): void {
  response
    .writeHead(status, {
      "cache-control": "no-store",
      "content-type": "text/plain; charset=utf-8",
      ...(status === 405 && { allow: "GET" }),
    })
    .end(status === 404 ? "Não encontrado." : "Método não permitido.");
}
