import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

export const registry = new Registry();
collectDefaultMetrics({ register: registry });

export const requestSeconds = new Histogram({
  name: "http_request_duration_seconds",
  help: "Time from the request's first byte to the answer's last, by what answered",
  labelNames: ["answered_by", "status"],
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [registry],
});

export const pageCacheLookups = new Counter({
  name: "page_cache_lookups_total",
  help: "Anonymous page requests, by whether the page was cached",
  labelNames: ["result"],
  registers: [registry],
});

/** Not counted: who got a cached page, or shared one that was being made for somebody else. */
export const pagesMade = new Counter({
  name: "pages_made_total",
  help: "Answers that the router made, by route",
  labelNames: ["route"],
  registers: [registry],
});

export const liveStreams = new Gauge({
  name: "live_streams",
  help: "Open streams of live pages",
  registers: [registry],
});

/** A number that is read when somebody asks for the metrics. */
export function gauge(name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}
