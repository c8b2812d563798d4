import { createContext, type RouterContextProvider } from "react-router";
import { clientOf, type Client } from "#server/platform/http/client.server.ts";

/** The browser that asks: the cookies it sent, and where it is. */
export interface Caller {
  cookie: string | null;
  client: Client;
  /** Sends a cookie along with the answer, whatever the answer is. */
  keep?: (cookie: string) => void;
}

const SESSION_COOKIE = /(?:^|;\s*)(?:__Secure-)?joia\.session_token=([^;]+)/;

/** The session that the browser claims; whether it is one is the viewer's to say (viewer.ts). */
export const sessionIn = ({ cookie }: Caller): string | null =>
  SESSION_COOKIE.exec(cookie ?? "")?.[1] ?? null;

/** Cookies that go out with the answer to one request. */
export const answerCookies = createContext<string[]>();

export const callerOf = (request: Request, context: Readonly<RouterContextProvider>): Caller => ({
  cookie: request.headers.get("cookie"),
  client: clientOf(context),
  keep: (cookie) => void context.get(answerCookies).push(cookie),
});
