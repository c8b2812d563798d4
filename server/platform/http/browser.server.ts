import { createContext, type RouterContextProvider } from "react-router";

/** The browser that asks: what the connection tells of it. Identity knows from it who asks. */
export interface Browser {
  address: string;
  userAgent: string | null;
  /** The cookies that it sent. */
  cookie: string | null;
  /** Sends a cookie along with the answer, whatever the answer is. */
  sendCookie: (cookie: string) => void;
}

const browserContext = createContext<Browser>();
const cookiesToSend = createContext<string[]>();

export const browserOf = (context: Readonly<RouterContextProvider>): Browser => context.get(browserContext);

/** The cookies that `sendCookie` has collected during this request. */
export const cookiesFor = (context: Readonly<RouterContextProvider>): string[] => context.get(cookiesToSend);

export function setBrowser(context: RouterContextProvider, facts: Omit<Browser, "sendCookie">): void {
  const cookies: string[] = [];
  context.set(cookiesToSend, cookies);
  context.set(browserContext, { ...facts, sendCookie: (cookie) => void cookies.push(cookie) });
}
