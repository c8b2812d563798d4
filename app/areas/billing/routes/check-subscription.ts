import { subscriptionStatus } from "#server/billing/billing.server.ts";
import { answer, asMember, onlyPost } from "../endpoint.ts";
import type { Route } from "./+types/check-subscription.ts";

export const handle = { forPrograms: true };

/** Whether the profile that acts has a plan that is open. No body. */
export const action = (args: Route.ActionArgs) =>
  asMember(args, async (member) => answer(await subscriptionStatus(member)));

export const loader = onlyPost;
