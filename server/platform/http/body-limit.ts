/** Forms and JSON; uploads go through their own streamed door. */
const BODY_LIMIT = 1_000_000;
/** The forms that carry one picture of up to 2 MB besides their fields. */
const PICTURE_LIMIT = 3_000_000;
const WITH_PICTURE = /^\/(?:cadastro|patrocinador)(?:\.data)?$/;

/** How much the door at this path takes. */
export const bodyLimit = (url: string): number =>
  WITH_PICTURE.test(url.split("?", 1)[0]!) ? PICTURE_LIMIT : BODY_LIMIT;

export class BodyTooLarge extends Error {
  override name = "BodyTooLarge";
}

/** A body that announces its length was checked before; one that does not is counted as it comes. */
export function limitBody(request: Request): { request: Request; exceeded: () => boolean } {
  let seen = 0;
  const limit = bodyLimit(new URL(request.url).pathname);
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
