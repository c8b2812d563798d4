import type { ServerResponse } from "node:http";
import type { MediaKind } from "#domain/media/kinds.ts";
import {
  isUploadProblem,
  uploadProblemText,
  uploadRefusalText,
  type ProblemText,
  type UploadProblem,
  type UploadRefusal,
} from "#domain/media/problems.ts";

const STATUS: Partial<Record<UploadProblem | UploadRefusal, number>> = {
  not_signed_in: 401,
  new_terms: 403,
  cross_origin: 403,
  not_found: 404,
  too_large: 413,
  too_many_files: 409,
  too_many_uploads: 429,
  too_many_today: 429,
};

export const textOf = (code: UploadProblem | UploadRefusal, kind: MediaKind | null): ProblemText =>
  isUploadProblem(code) ? uploadProblemText(code, kind) : uploadRefusalText(code);

/** What a script reads of a refused upload: the code, and the sentences that it shows. */
export function sendRefusal(
  response: ServerResponse,
  code: UploadProblem | UploadRefusal,
  kind: MediaKind | null = null,
): void {
  sendJson(response, STATUS[code] ?? 400, { code, ...textOf(code, kind) });
}

export function sendJson(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(text),
    "cache-control": "no-store",
  });
  response.end(response.req.method === "HEAD" ? undefined : text);
}
