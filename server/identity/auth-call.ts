import { err, ok, type Result } from "#domain/result.ts";
import { config } from "#server/platform/config/current.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { CLIENT_ADDRESS_HEADER } from "./auth-settings.ts";

/** What the library answered, with the cookies that the browser must get. */
interface Answered<T> {
  value: T;
  cookies: string[];
}

/** Turns an answer of the library into a value; its expected refusals come as codes, its bugs are thrown. */
export async function ask<T>(
  call: (headers: Headers) => Promise<Response>,
  browser: Browser,
): Promise<Result<Answered<T>, string>> {
  const answer = await call(headersOf(browser)).catch((error: unknown) => {
    const refusal = refusalIn(error);
    if (refusal) return refusal;
    throw error;
  });
  const body = (await answer.json().catch(() => ({}))) as T & { code?: string };
  if (answer.status >= 500) throw new Error(`auth answered ${answer.status} ${body.code ?? ""}`);
  if (answer.status >= 400) return err(body.code ?? "refused");
  return ok({ value: body, cookies: answer.headers.getSetCookie() });
}

export function headersOf({ address, userAgent, cookie }: Browser): Headers {
  const headers = new Headers({ [CLIENT_ADDRESS_HEADER]: address, origin: config().appUrl.origin });
  if (cookie) headers.set("cookie", cookie);
  if (userAgent) headers.set("user-agent", userAgent);
  return headers;
}

function refusalIn(error: unknown): Response | undefined {
  const { statusCode, body } = (error ?? {}) as { statusCode?: number; body?: unknown };
  return statusCode ? Response.json(body ?? {}, { status: statusCode }) : undefined;
}
