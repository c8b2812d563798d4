import { redirect } from "react-router";
import { flashCookie, type Flash } from "#server/platform/http/flash.server.ts";

/** Redirects with cookies to set and, if given, a message for the next page. */
export function redirectWith(
  to: string,
  { cookies = [], flash }: { cookies?: readonly string[]; flash?: Flash },
): Response {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  if (flash) headers.append("set-cookie", flashCookie(flash));
  return redirect(to, { headers });
}
