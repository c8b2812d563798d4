import * as share from "#server/athletes/share/share.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { answerShared } from "../answer-shared.ts";
import type { Route } from "./+types/site-qr.ts";

/** The address of the athlete's site as a QR code. */
export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const { subdomain } = params;
  return answerShared(args, await share.qr(actorOf(context), subdomain), {
    contentType: "image/svg+xml; charset=utf-8",
    fileName: `qr-${subdomain}.svg`,
  });
}
