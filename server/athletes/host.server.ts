import { athleteSubdomainOf } from "#domain/athletes/athlete-host.ts";
import { config } from "#server/platform/config/current.ts";

/** Whose own site a request is for, by its host alone; null on the product's own hosts. */
export function athleteAt({ hostname }: URL): string | null {
  const { appDomain, appUrl } = config();
  // The product itself may live on a subdomain of its domain.
  return hostname === appUrl.hostname ? null : athleteSubdomainOf(hostname, appDomain);
}

/** The same page on the product's own host. A path is only ever a path there, whatever it begins with. */
export function onMainHost({ pathname, search }: Pick<URL, "pathname" | "search">): string {
  const url = new URL(config().appUrl.origin);
  url.pathname = pathname;
  url.search = search;
  return url.href;
}
