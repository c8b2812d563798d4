import type { IncomingMessage, ServerResponse } from "node:http";

/** One request and its answer, with what the log and the metrics will say of them. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  id: string;
  /** Who answers: door, cache, data, operations, file, router, or the limit that refused. */
  by: string;
  /** The pattern of the route that was meant. Never the path: it may hold a child's name. */
  route: string | undefined;
  /** An answer that goes on until somebody leaves: how long it took says nothing, and it is not counted. */
  lasts?: boolean;
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
