import { loggedPath } from "#server/platform/http/logged-path.server.ts";
import { log } from "#server/platform/log.server.ts";

/** Somebody followed a link that leads nowhere: worth knowing which. */
export const noteMissing = ({ pathname }: URL): void =>
  log.info({ path: loggedPath(pathname) }, "page not found");
