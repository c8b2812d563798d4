import { publicFile } from "#server/platform/storage/public-files.server.ts";
import type { Route } from "./+types/stored-file.ts";

/** Logos of clubs and sponsors. Each upload has a name of its own, so that caches never ask twice. */
export async function loader({ params }: Route.LoaderArgs) {
  const file = await publicFile(params["*"]);
  if (!file) return new Response("Arquivo não encontrado.", { status: 404 });
  return new Response(file.stream, {
    headers: {
      "content-type": file.contentType,
      "content-length": String(file.size),
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'",
      "x-content-type-options": "nosniff",
    },
  });
}
