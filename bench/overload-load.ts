import { Agent, request } from "node:http";

export interface Wave {
  method: string;
  path: string;
  body?: string;
  parallel: number;
  seconds: number;
  /** Each connection as from an address of its own, as a trusted proxy names it. */
  manyAddresses?: boolean;
}

/** How many answers had which status; "none" where the connection was cut. */
export type Tally = Record<string, number>;

// A process of its own: asks as long as it was told to, then reports and waits to be ended.
process.once("message", (wave) => void run(wave as Wave & { origin: string }));
process.on("disconnect", () => process.exit(0));

async function run({
  origin,
  method,
  path,
  body,
  parallel,
  seconds,
  manyAddresses,
}: Wave & { origin: string }) {
  const agent = new Agent({ keepAlive: true, maxSockets: parallel });
  const tally: Tally = {};
  const end = Date.now() + seconds * 1000;
  const connection = async (n: number) => {
    const headers: Record<string, string> = {
      // Our cookie makes a visitor known, so that the page is made for them alone.
      cookie: "joia_known=1",
      "x-forwarded-for": manyAddresses ? `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` : "192.0.2.1",
    };
    if (body) {
      headers["content-type"] = "application/x-www-form-urlencoded";
      headers["content-length"] = String(body.length);
    }
    while (Date.now() < end) {
      const status = await new Promise<string>((resolve) => {
        const asking = request(`${origin}${path}`, { method, headers, agent }, (response) => {
          response.resume().on("close", () => resolve(String(response.statusCode)));
        });
        asking.on("error", () => resolve("none")).end(body);
      });
      tally[status] = (tally[status] ?? 0) + 1;
      // Whoever is refused waits a little, as a client that can read does; otherwise only refusals are measured.
      if (status !== "200") await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  await Promise.all(Array.from({ length: parallel }, (_, n) => connection(n)));
  agent.destroy();
  process.send?.(tally);
}
