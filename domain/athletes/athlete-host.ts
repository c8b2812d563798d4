import { isSubdomain } from "./subdomain.ts";

const ADDRESS_V4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const FEWEST_LABELS = 3;

/**
 * The name that a host gives an athlete's own site: exactly one label in front of the product's domain.
 * Null for every other host: the domain itself, localhost, addresses, previews elsewhere, `www` and its like.
 */
export function athleteSubdomainOf(host: string, domain: string): string | null {
  const [name, parent] = [nameOf(host), nameOf(domain)];
  if (ADDRESS_V4.test(name) || ADDRESS_V4.test(parent) || name.includes(":")) return null;
  if (!parent || !name.endsWith(`.${parent}`) || name.split(".").length < FEWEST_LABELS) return null;
  const label = name.slice(0, -parent.length - 1);
  return isSubdomain(label) ? label : null;
}

/** Without port and root dot; capitals mean nothing in a host. An address in brackets keeps its colons. */
const nameOf = (host: string): string => host.trim().toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "");
