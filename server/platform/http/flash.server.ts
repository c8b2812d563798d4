import { z } from "zod";
import { cookieLine } from "./cookie.ts";

/** A message for the next page: shown once as a toast. */
const schema = z.object({
  title: z.string().max(120),
  body: z.string().max(300).optional(),
  kind: z.enum(["success", "error", "info"]),
});

export type Flash = z.infer<typeof schema>;

const NAME = "joia.flash";

export const flashCookie = (flash: Flash): string =>
  cookieLine(NAME, Buffer.from(JSON.stringify(flash)).toString("base64url"), 60);

export const spentFlash = (): string => cookieLine(NAME, "", 0);

export function readFlash(request: Request): Flash | null {
  const value = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]+)`).exec(request.headers.get("cookie") ?? "")?.[1];
  if (!value) return null;
  try {
    return schema.parse(JSON.parse(Buffer.from(value, "base64url").toString()));
  } catch {
    return null;
  }
}
