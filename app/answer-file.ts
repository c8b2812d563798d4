import type { Result } from "#domain/result.ts";
import type { SharedFile, ShareProblem } from "#server/athletes/share/share.server.ts";

export interface FileKind {
  contentType: string;
  /** What the file is called on the disk of whoever keeps it. */
  fileName: string;
  download?: boolean;
  /** What is said where there is none. */
  missing?: string;
}

/** A drawn file, or the reason why there is none for this viewer now. */
export function answerFile(
  request: Request,
  shared: Result<SharedFile, ShareProblem>,
  { contentType, fileName, download = false, missing = "Atleta não encontrado" }: FileKind,
): Response {
  if (!shared.ok) return refuse(shared.error, missing);
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

function refuse(problem: ShareProblem, missing: string): Response {
  if (problem === "not_found") return plain(missing, 404);
  const status = problem.code === "busy" ? 503 : 429;
  return plain("Muitos pedidos agora. Tente de novo em instantes.", status, {
    "retry-after": String(problem.seconds),
  });
}

const plain = (text: string, status: number, headers?: Record<string, string>) =>
  new Response(text, {
    status,
    headers: { ...headers, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
