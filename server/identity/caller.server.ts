import type { RouterContextProvider } from "react-router";
import { clientOf, type Client } from "#server/platform/http/client.server.ts";

/** The browser that asks: the cookies it sent, and where it is. */
export interface Caller {
  cookie: string | null;
  client: Client;
}

const SESSION_COOKIE = /(?:^|;\s*)(?:__Secure-)?joia\.session_token=([^;]+)/;

/** The session that the browser claims; whether it is one is the viewer's to say (viewer.ts). */
export const sessionIn = ({ cookie }: Caller): string | null =>
  SESSION_COOKIE.exec(cookie ?? "")?.[1] ?? null;

export const callerOf = (request: Request, context: Readonly<RouterContextProvider>): Caller => ({
  cookie: request.headers.get("cookie"),
  client: clientOf(context),
});
