import { z } from "zod";

/** A message for the next page: shown once as a toast. */
const schema = z.object({
  title: z.string().max(120),
  body: z.string().max(300).optional(),
  kind: z.enum(["success", "error", "info"]),
});

export type Flash = z.infer<typeof schema>;

const NAME = "joia.flash";
const ATTRIBUTES = "Path=/; HttpOnly; SameSite=Lax";

export const flashCookie = (flash: Flash): string =>
  `${NAME}=${Buffer.from(JSON.stringify(flash)).toString("base64url")}; Max-Age=60; ${ATTRIBUTES}`;

export const SPENT_FLASH = `${NAME}=; Max-Age=0; ${ATTRIBUTES}`;

export function readFlash(request: Request): Flash | null {
  const value = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]+)`).exec(request.headers.get("cookie") ?? "")?.[1];
  if (!value) return null;
  try {
    return schema.parse(JSON.parse(Buffer.from(value, "base64url").toString()));
  } catch {
    return null;
  }
}
