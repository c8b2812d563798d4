import { tooManyAnswer } from "#app/forms/too-many.ts";
import { trialQr } from "#server/events/safe-trial.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import type { Route } from "./+types/safe-trial-qr.ts";

/** The address of a trial's check page as a QR code, for its poster. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const drawn = await trialQr(browserOf(context), params.code);
  if (drawn.ok)
    return new Response(drawn.value, {
      headers: {
        "content-type": "image/svg+xml; charset=utf-8",
        "cache-control": "private, max-age=3600",
        "x-robots-tag": "noindex, nofollow",
      },
    });
  return drawn.error.code === "too_many"
    ? new Response(null, tooManyAnswer(drawn.error.retryAfterSeconds))
    : new Response(null, { status: 404 });
}
