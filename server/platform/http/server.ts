import { createServer, type RequestListener, type Server } from "node:http";
import { err, ok, type Result } from "#domain/result.ts";
import { closeGracefully } from "./graceful-close.ts";

/** Every network interface, IPv6 and IPv4. */
const EVERYWHERE = "::";
const IPV4_ONLY = "0.0.0.0";

const LIMITS = {
  maxHeaderSize: 16_384,
  headersTimeout: 15_000,
  // As long as the largest file takes over a slow phone connection; the listener allows other bodies a minute.
  requestTimeout: 15 * 60_000,
  keepAliveTimeout: 65_000,
  // Long enough for a slow phone to finish reading, short enough for a deploy.
  lastRequestsMs: 25_000,
};

export interface RunningServer {
  port: number;
  /** Takes no new requests, finishes those under way, then resolves. */
  close(): Promise<void>;
}

/**
 * Opens the same port on each of these addresses. A machine without IPv6 serves on what it has, as long as that
 * is one address at least.
 */
export async function listen(
  listener: RequestListener,
  port: number,
  hosts: readonly string[],
): Promise<Result<RunningServer, string>> {
  const running: RunningServer[] = [];
  const close = async () => void (await Promise.all(running.map((server) => server.close())));
  let missing = "";
  for (const host of hosts) {
    const opened = await openOn(listener, running[0]?.port ?? port, host);
    if (opened.ok) running.push(opened.value);
    else if (opened.error.noSuchAddress) missing = opened.error.message;
    else {
      await close();
      return err(opened.error.message);
    }
  }
  const [first] = running;
  return first ? ok({ port: first.port, close }) : err(missing);
}

async function openOn(listener: RequestListener, port: number, host: string) {
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
  if (opened.ok) return ok({ port: opened.value, close: () => close(LIMITS.lastRequestsMs) });
  if (host === EVERYWHERE && opened.error.noSuchAddress) return openOn(listener, port, IPV4_ONLY);
  return opened;
}

interface Trouble {
  message: string;
  noSuchAddress: boolean;
}

function open(server: Server, port: number, host: string): Promise<Result<number, Trouble>> {
  return new Promise((resolve) => {
    server.once("error", ({ code, message }: NodeJS.ErrnoException) => {
      const noSuchAddress = code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT";
      const text =
        code === "EADDRINUSE"
          ? `Port ${port} is in use: set PORT to another one.`
          : `Cannot listen on port ${port}: ${message}`;
      resolve(err({ message: text, noSuchAddress }));
    });
    server.listen({ port, host }, () => {
      const address = server.address();
      resolve(ok(typeof address === "object" && address ? address.port : port));
    });
  });
}
