import { LEGAL_MAX } from "#domain/legal/terms-limits.ts";

/** Fields that people fill in. */
export const LARGEST_FORM = 64_000;
/** Fields and one picture of up to 2 MB; app/forms/form-size.ts says which forms take one. */
export const LARGEST_WITH_PICTURE = 3_000_000;
/** One character is at most nine bytes when it is sent, as %E2%80%9C is. */
const BYTES_A_CHARACTER = 9;
/** Fields, and both legal texts of a version at their longest. */
export const LARGEST_LONG_TEXTS = LARGEST_FORM + 2 * LEGAL_MAX * BYTES_A_CHARACTER;

const KINDS = [
  { type: /^\s*application\/x-www-form-urlencoded\b/i, limit: LARGEST_LONG_TEXTS },
  { type: /^\s*multipart\/form-data\b/i, limit: LARGEST_WITH_PICTURE },
];
/** What programs send: the payment provider's events are the largest. */
const OTHER_LIMIT = 256_000;

/** How much of a body of this type is taken at all; most forms take less of it (app/forms/form-size.ts). */
export const bodyLimit = (contentType: string | null | undefined): number =>
  KINDS.find(({ type }) => type.test(contentType ?? ""))?.limit ?? OTHER_LIMIT;

export class BodyTooLarge extends Error {
  override name = "BodyTooLarge";
}

/** A body that announces its length was checked before; one that does not is counted as it comes. */
export function limitBody(request: Request): { request: Request; exceeded: () => boolean } {
  let seen = 0;
  const limit = bodyLimit(request.headers.get("content-type"));
  const exceeded = () => seen > limit;
  if (!request.body || request.headers.has("content-length")) return { request, exceeded };
  const counted = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        seen += chunk.length;
        // As a thrown answer, which routers pass on; an Error would be logged as a bug of ours.
        if (exceeded()) controller.error(new Response(null, { status: 413 }));
        else controller.enqueue(chunk);
      },
    }),
  );
  return { request: new Request(request, { body: counted, duplex: "half" } as RequestInit), exceeded };
}
