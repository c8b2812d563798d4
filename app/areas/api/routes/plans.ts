import { noQuery } from "#domain/api/queries.ts";
import { plansOnSale } from "#server/billing/billing.server.ts";
import { answerRead, refuseMethod } from "../answer.ts";
import type { Route } from "./+types/plans.ts";

export const loader = (args: Route.LoaderArgs) =>
  answerRead(args, noQuery, async () => ({ body: { data: await plansOnSale() }, sources: ["plan"] }));

export const action = refuseMethod;
