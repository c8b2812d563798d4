import autocannon from "autocannon";

export interface Load {
  requestsPerSecond: number;
  failures: number;
}

/** Sixteen connections that ask for one address as fast as they are answered. */
export async function load(
  url: string,
  seconds: number,
  { known = false, encoding = "br" } = {},
): Promise<Load> {
  const cookie = known ? { cookie: "joia_known=1" } : {};
  const headers = { "accept-encoding": encoding, ...cookie };
  const result = await autocannon({ url, connections: 16, duration: seconds, headers });
  return { requestsPerSecond: result.requests.average, failures: result.non2xx + result.errors };
}
