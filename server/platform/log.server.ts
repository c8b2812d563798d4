import { AsyncLocalStorage } from "node:async_hooks";
import { pino, type Logger, type LoggerOptions } from "pino";

const requestId = new AsyncLocalStorage<string>();

/** Everything logged while `work` runs carries the request's id. */
export const withRequestId = <T>(id: string, work: () => T): T => requestId.run(id, work);
export const currentRequestId = (): string | undefined => requestId.getStore();

let [timedAt, timed] = [0, ""];
const lines = pino.destination({ dest: 1, sync: false, minLength: 4096 });
const options: LoggerOptions = {
  // The configuration reports a wrong level. Here it would only throw.
  level: knownLevel(process.env["LOG_LEVEL"]) ?? "info",
  base: undefined,
  timestamp: time,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: describeError },
};

/** One line of JSON an event. Callers pass ids and counts, never names, addresses or bodies. */
export const log: Logger = pino(
  {
    ...options,
    mixin: () => {
      const id = requestId.getStore();
      return id ? { requestId: id } : {};
    },
  },
  lines,
);

/** For the line of each request, which names its id itself: looking for it would cost more than the line. */
export const requestLog: Logger = pino(options, lines);

/** As `pino.stdTimeFunctions.isoTime` writes it, once a millisecond. */
function time(): string {
  const now = Date.now();
  if (now !== timedAt) [timedAt, timed] = [now, `,"time":"${new Date(now).toISOString()}"`];
  return timed;
}

let flushing = false;

// Buffered lines reach the pipe within this time even when traffic is low. One at a time: under load a slow
// pipe would gather a listener for each.
setInterval(() => {
  if (flushing) return;
  flushing = true;
  log.flush(() => (flushing = false));
}, 250).unref();

function knownLevel(given: string | undefined): string | undefined {
  return given && (given === "silent" || given in pino.levels.values) ? given : undefined;
}

/**
 * A database error's `detail` and `parameters` quote row values, which may be a child's address:
 * the class, code, constraint and stack are enough to find a bug.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, table, column } = error as unknown as Record<string, unknown>;
  const root = error.cause instanceof Error ? describeError(error.cause) : undefined;
  const message = root ? error.name : withoutValues(error.message);
  return { type: error.name, message, code, constraint, table, column, stack: frames(error), cause: root };
}

/** Cut first: a message may quote whatever somebody sent. Words are looked at one by one, which stays linear. */
const withoutValues = (message: string) =>
  message
    .slice(0, 2000)
    .replaceAll(/"[^"]*"|'[^']*'/g, "…")
    .split(" ")
    .map((word) => (word.includes("@") ? "…" : word))
    .join(" ")
    .slice(0, 500);
const frames = (error: Error) =>
  error.stack
    ?.split("\n")
    .filter((line) => line.trimStart().startsWith("at "))
    .join("\n");
