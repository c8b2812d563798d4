import type { RouterContextProvider } from "react-router";
import type { Result } from "#domain/result.ts";
import { movedTo } from "#server/athletes/athletes.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { toMoved } from "./moved.ts";
import type { SharedFile, ShareProblem } from "#server/athletes/share/share.server.ts";

interface Asked {
  request: Request;
  url: URL;
  params: { subdomain: string };
  context: Readonly<RouterContextProvider>;
}

interface Kind {
  contentType: string;
  /** What the file is called on the disk of whoever keeps it. */
  fileName: string;
  download?: boolean;
}

/** A drawn file, the way to it where the profile has moved, or the reason why there is none for this viewer now. */
export async function answerShared(
  { request, url, params: { subdomain }, context }: Asked,
  shared: Result<SharedFile, ShareProblem>,
  kind: Kind,
): Promise<Response> {
  const moved = shared.ok || shared.error !== "not_found" ? null : await movedTo(actorOf(context), subdomain);
  return moved
    ? toMoved(url.pathname.replace(`/a/${subdomain}/`, `/a/${moved.subdomain}/`), moved)
    : answerFile(request, shared, kind);
}

export function answerFile(
  request: Request,
  shared: Result<SharedFile, ShareProblem>,
  { contentType, fileName, download = false }: Kind,
): Response {
  if (!shared.ok) return refuse(shared.error);
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

function refuse(problem: ShareProblem): Response {
  if (problem === "not_found") return plain("Atleta não encontrado", 404);
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
