import { data } from "react-router";
import type { Result } from "#domain/result.ts";
import type { SharedFile, ShareProblem } from "#server/athletes/share/share.server.ts";

interface Kind {
  contentType: string;
  /** What the file is called on the disk of whoever keeps it. */
  fileName: string;
  download?: boolean;
}

/** A drawn file, or the reason why there is none for this viewer now. */
export function answerShared(
  request: Request,
  shared: Result<SharedFile, ShareProblem>,
  { contentType, fileName, download = false }: Kind,
): Response {
  if (!shared.ok && shared.error === "busy") return BUSY();
  if (!shared.ok) throw data("Atleta não encontrado", 404);
  const { body, etag, cacheControl, indexable } = shared.value;
  const headers = {
    etag,
    "cache-control": cacheControl,
    // Pictures and documents carry no robots tag of their own: what keeps a page out keeps them out too.
    ...(indexable ? {} : { "x-robots-tag": "noindex, noimageindex" }),
  };
  if (request.headers.get("if-none-match")?.includes(etag))
    return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(body), {
    headers: {
      ...headers,
      "content-type": contentType,
      "content-length": String(body.length),
      "content-disposition": `${download ? "attachment" : "inline"}; filename="${fileName}"`,
    },
  });
}

const BUSY = () =>
  new Response("Muitos pedidos agora. Tente de novo em instantes.", {
    status: 503,
    headers: { "retry-after": "5", "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
