/** Forms and JSON; uploads go through their own streamed door. */
export const BODY_LIMIT = 1_000_000;

export class BodyTooLarge extends Error {
  override name = "BodyTooLarge";
}

/** A body that announces its length was checked before; one that does not is counted as it comes. */
export function limitBody(request: Request): Request {
  if (!request.body || request.headers.has("content-length")) return request;
  let seen = 0;
  const counted = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        seen += chunk.length;
        if (seen > BODY_LIMIT) controller.error(new BodyTooLarge());
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Request(request, { body: counted, duplex: "half" } as RequestInit);
}
