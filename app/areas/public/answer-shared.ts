import type { RouterContextProvider } from "react-router";
import { answerFile, type FileKind } from "#app/answer-file.ts";
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

/** A drawn file, the way to it where the profile has moved, or the reason why there is none for this viewer now. */
export async function answerShared(
  { request, url, params: { subdomain }, context }: Asked,
  shared: Result<SharedFile, ShareProblem>,
  kind: FileKind,
): Promise<Response> {
  const moved = shared.ok || shared.error !== "not_found" ? null : await movedTo(actorOf(context), subdomain);
  return moved
    ? toMoved(url.pathname.replace(`/a/${subdomain}/`, `/a/${moved.subdomain}/`), moved)
    : answerFile(request, shared, kind);
}
