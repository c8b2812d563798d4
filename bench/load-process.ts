import { connect } from "node:net";

export interface LoadOrder {
  port: number;
  path: string;
  headers: Record<string, string>;
  connections: number;
  /** Goes on until both are reached. */
  seconds: number;
  answers: number;
}

export interface LoadResult {
  answers: number;
  /** Answers other than 200. */
  failures: number;
  seconds: number;
  /** How much of one core this process used. Near 1 it would be the limit, and not the server. */
  cpuShare: number;
}

// A process of its own: asks as long as it was told to, reports, and ends when its parent lets go of it.
process.once("message", (order) => {
  void run(order as LoadOrder).then((result) => process.send?.(result));
});
process.on("disconnect", () => process.exit(0));

/**
 * Each connection asks again as soon as it has its answer. Bare sockets that count bytes: an HTTP client would
 * use more CPU for an answer than the server that is measured.
 */
async function run({ port, path, headers, connections, ...least }: LoadOrder): Promise<LoadResult> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const question = Buffer.from(`GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\n${lines.join("")}\r\n`);
  const result = { answers: 0, failures: 0 };
  const [start, before] = [performance.now(), process.cpuUsage()];
  const done = () => result.answers >= least.answers && performance.now() - start >= least.seconds * 1000;
  await Promise.all(Array.from({ length: connections }, () => ask(port, question, done, result)));
  const ms = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  return { ...result, seconds: ms / 1000, cpuShare: (user + system) / 1000 / ms };
}

function ask(
  port: number,
  question: Buffer,
  done: () => boolean,
  result: { answers: number; failures: number },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let head: Buffer = Buffer.alloc(0);
    let bodyLeft = 0;
    const next = () => {
      if (done()) socket.end(resolve);
      else socket.write(question);
    };
    socket.setNoDelay(true).on("error", reject).on("connect", next);
    socket.on("data", (chunk: Buffer) => {
      if (bodyLeft > 0) bodyLeft -= chunk.length;
      else {
        head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
        const headEnd = head.indexOf("\r\n\r\n");
        if (headEnd === -1) return;
        const text = head.toString("latin1", 0, headEnd);
        const length = /\ncontent-length: (\d+)/i.exec(text)?.[1];
        if (!length) return reject(new Error(`an answer without its length: ${text}`));
        if (!text.startsWith("HTTP/1.1 200")) result.failures++;
        bodyLeft = Number(length) - (head.length - headEnd - 4);
        head = Buffer.alloc(0);
      }
      if (bodyLeft > 0) return;
      result.answers++;
      next();
    });
  });
}
