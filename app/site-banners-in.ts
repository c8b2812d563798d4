import type { RouterContextProvider } from "react-router";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { framePage } from "#server/platform/http/request-context.server.ts";
import { bannersShown } from "#server/settings/banners.server.ts";
import type { SiteBanner } from "./components/site-banners.tsx";

/** The notices for whoever asks. A cached page lives until one of them begins, ends or changes. */
export async function bannersIn(context: Readonly<RouterContextProvider>): Promise<SiteBanner[]> {
  const { banners, freshUntil } = await bannersShown(actorOf(context));
  framePage(context, ["banner"], freshUntil);
  return banners;
}
