import { createServer, type RequestListener, type Server } from "node:http";
import { err, ok, type Result } from "#domain/result.ts";
import { closeGracefully } from "./graceful-close.ts";

const LIMITS = {
  maxHeaderSize: 16_384,
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  // Long enough for a slow phone to finish reading, short enough for a deploy.
  lastRequestsMs: 25_000,
};

export interface RunningServer {
  port: number;
  /** Takes no new requests, finishes those under way, then resolves. */
  close(): Promise<void>;
}

export async function listen(
  listener: RequestListener,
  port: number,
  host: string | undefined,
): Promise<Result<RunningServer, string>> {
  const server = createServer(
    {
      maxHeaderSize: LIMITS.maxHeaderSize,
      requestTimeout: LIMITS.requestTimeout,
      headersTimeout: LIMITS.headersTimeout,
    },
    listener,
  );
  server.keepAliveTimeout = LIMITS.keepAliveTimeout;
  const close = closeGracefully(server);
  const opened = await open(server, port, host);
  return opened.ok ? ok({ port: opened.value, close: () => close(LIMITS.lastRequestsMs) }) : opened;
}

function open(server: Server, port: number, host: string | undefined): Promise<Result<number, string>> {
  return new Promise((resolve) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const inUse = error.code === "EADDRINUSE";
      resolve(
        err(
          inUse
            ? `Port ${port} is in use: set PORT to another one.`
            : `Cannot listen on port ${port}: ${error.message}`,
        ),
      );
    });
    server.listen({ port, host }, () => {
      const address = server.address();
      resolve(ok(typeof address === "object" && address ? address.port : port));
    });
  });
}
