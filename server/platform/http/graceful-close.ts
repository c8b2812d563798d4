import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

/** For connections that were opened ahead, as browsers do, and may or may not bring a request. */
const FIRST_REQUEST_WITHIN = 2000;

/**
 * Follows the connections of a server, to end each when its answer has gone out whole. Node's own `close`
 * cuts answers that are written but not sent yet, and waits for visitors who keep their connection open.
 */
export function closeGracefully(server: Server): (longest: number) => Promise<void> {
  const sockets = new Set<Socket>();
  const fresh = new Set<Socket>();
  const underWay = new Set<ServerResponse>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    fresh.add(socket);
    socket.once("close", () => sockets.delete(socket) && fresh.delete(socket));
  });
  server.on("request", ({ socket }, response: ServerResponse) => {
    fresh.delete(socket);
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
  });

  const endIdle = (except: ReadonlySet<Socket>) => {
    const busy = new Set([...underWay].map((response) => response.req.socket));
    for (const socket of sockets) if (!busy.has(socket) && !except.has(socket)) socket.destroySoon();
  };

  return (longest) =>
    new Promise((resolve) => {
      const cut = setTimeout(() => server.closeAllConnections(), longest);
      const first = setTimeout(() => endIdle(new Set()), FIRST_REQUEST_WITHIN);
      NetServer.prototype.close.call(server, () => {
        clearTimeout(cut);
        clearTimeout(first);
        resolve();
      });
      for (const response of underWay) endAfter(response);
      server.prependListener("request", (_request, response) => endAfter(response));
      endIdle(fresh);
    });
}

function endAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("connection", "close");
  response.once("close", () => response.req.socket.destroySoon());
}
