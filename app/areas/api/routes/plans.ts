import { noQuery } from "#domain/api/queries.ts";
import { plansOnSale } from "#server/billing/billing.server.ts";
import { apiRead, type ApiRead } from "../answer.ts";

export const plans: ApiRead = apiRead(noQuery, async () => ({
  body: { data: await plansOnSale() },
  sources: ["plan"],
}));
