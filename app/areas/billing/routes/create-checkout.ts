import { z } from "zod";
import { isProviderId } from "#domain/id.ts";
import { beginCheckout } from "#server/billing/billing.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { explainCheckout } from "../checkout-problem.ts";
import { answer, asMember, onlyPost, problem } from "../endpoint.ts";
import type { Route } from "./+types/create-checkout.ts";

export const handle = { forPrograms: true };

/** The provider's price, or the plan's own id; a guardian of several says which athlete. */
const schema = z.object({ priceId: z.string().refine(isProviderId), athleteId: z.uuid().optional() });

export const action = (args: Route.ActionArgs) =>
  asMember(args, async (actor) => {
    const order = schema.safeParse(await args.request.json().catch(() => null));
    if (!order.success) return problem("Informe o priceId do plano.", { status: 400 });
    const { priceId: plan, athleteId } = order.data;
    const begun = await beginCheckout(actor, browserOf(args.context), { plan, athleteId });
    if (begun.ok) return answer(begun.value);
    const { flash, init } = explainCheckout(begun.error);
    return problem(flash.body, init);
  });

export const loader = onlyPost;
