import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  /** A list is sent in chunks, its length unannounced. */
  body?: Buffer | Buffer[];
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const AT_ONCE = 4;

/** Works through a list with four under way: while one waits for the database, the product answers another. */
export async function severalAtOnce<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  // One iterator for all: the first that fails ends it for the others.
  const remaining = (function* () {
    yield* items;
  })();
  const takeTurns = async () => {
    for (const item of remaining) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
}

/** HTTP as it is on the wire: nothing is decompressed, redirected, or added to the headers. */
export function ask(url: string, { method = "GET", headers = {}, body }: Asked = {}): Promise<Answer> {
  // A browser keeps its connection; one that asks to close it may lose an early refusal to what it still sends.
  const agent = new Agent({ keepAlive: true });
  return new Promise<Answer>((resolve, reject) => {
    const asking = request(url, { method, headers, agent }, (response) => {
      const { statusCode = 0 } = response;
      buffer(response).then(
        (read) => resolve({ status: statusCode, headers: response.headers, body: read }),
        reject,
      );
    });
    asking.on("error", reject);
    if (Array.isArray(body)) for (const chunk of body) asking.write(chunk);
    asking.end(Array.isArray(body) ? undefined : body);
  }).finally(() => agent.destroy());
}
