import type { RouterContextProvider } from "react-router";
import { clientOf, type Client } from "#server/platform/http/client.server.ts";

/** The browser that asks: the cookies it sent, and where it is. */
export interface Caller {
  cookie: string | null;
  client: Client;
}

export const callerOf = (request: Request, context: Readonly<RouterContextProvider>): Caller => ({
  cookie: request.headers.get("cookie"),
  client: clientOf(context),
});
