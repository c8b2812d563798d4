import { DEMO_LOGINS, type DemoLoginKey } from "#domain/identity/demo-logins.ts";
import { beginCheckout, plansOnSale, refreshFromCheckout } from "#server/billing/billing.server.ts";
import { isEmbedded, pay } from "#server/billing/provider/embedded/test-pages.server.ts";
import { expectOk } from "#seed/factories/expect-ok.ts";
import { demoMember } from "./logins.ts";

const SUBSCRIBERS: readonly (readonly [login: DemoLoginKey, plan: string])[] = [
  ["club", "Clube Formador"],
  ["athlete", "Atleta Premium"],
];
const TEST_CARD = "4242 4242 4242 4242";
/** An address of documentation: nobody's tries at the checkout are used up. */
const SOMEWHERE = { address: "192.0.2.1" };

/**
 * Puts two demo logins on a plan, in their trial, as if they had bought it. It runs after the fill and not in
 * its transaction, since no payment provider may be called inside one. A real provider is never asked.
 */
export async function addSubscriptions(): Promise<void> {
  if (!isEmbedded()) return;
  const plans = await plansOnSale();
  for (const [login, planName] of SUBSCRIBERS) {
    const { email } = DEMO_LOGINS.find(({ key }) => key === login)!;
    const plan = plans.find(({ name }) => name === planName)!.id;
    const { url } = expectOk(await beginCheckout(await demoMember(login), SOMEWHERE, { plan }));
    const sessionId = url.split("/").at(-1)!;
    expectOk(await pay(sessionId, { email, card: TEST_CARD }));
    await refreshFromCheckout(sessionId);
  }
}
