/** Forms and JSON; uploads go through their own streamed door. */
export const BODY_LIMIT = 1_000_000;

export class BodyTooLarge extends Error {
  override name = "BodyTooLarge";
}

/** A body that announces its length was checked before; one that does not is counted as it comes. */
export function limitBody(request: Request): { request: Request; exceeded: () => boolean } {
  let seen = 0;
  const exceeded = () => seen > BODY_LIMIT;
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
