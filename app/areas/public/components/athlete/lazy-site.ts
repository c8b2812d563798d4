import { lazy } from "react";

/** For the product's pages whose address is an athlete's on other hosts: nobody else loads their code. */
export const AthleteSite = lazy(async () => ({ default: (await import("./athlete-site.tsx")).AthleteSite }));
export const AthleteNotFound = lazy(async () => ({
  default: (await import("./athlete-not-found.tsx")).AthleteNotFound,
}));
