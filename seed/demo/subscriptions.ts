import { DEMO_LOGINS, type DemoLoginKey } from "#domain/identity/demo-logins.ts";
import type { Member } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { countFigures } from "#server/administration/count-figures.ts";
import { beginCheckout, plansOnSale, refreshFromCheckout } from "#server/billing/billing.server.ts";
import { isEmbedded, pay, readSession } from "#server/billing/provider/embedded/test-pages.server.ts";
import { client, inTransaction, outsideTransaction } from "#server/platform/database/database.ts";
import { demoMember } from "./logins.ts";

const PLANS_OF: Partial<Record<DemoLoginKey, string>> = {
  club: "Clube Formador",
  athlete: "Atleta Premium",
  championship: "Organizador de Campeonatos",
};
const SUBSCRIBERS = DEMO_LOGINS.flatMap(({ key, email }) => {
  const planName = PLANS_OF[key];
  return planName ? [{ login: key, email, planName }] : [];
});
const TEST_CARD = "4242 4242 4242 4242";
/** An address of documentation: nobody's tries at the checkout are used up. */
const SOMEWHERE = { address: "192.0.2.1" };
// Any constant will do, as long as no other lock of the product uses it.
const LOCK = 7_305_223;

/**
 * Puts three demo logins on a plan, in their trial, as if they had bought it. It runs after the fill and not in
 * its transaction, since no payment provider may be called inside one. A real provider is never asked.
 *
 * Every start comes here: a process may have been killed between the fill and this, or in the middle of it. Each
 * step asks whether it is done, and processes that start together take turns.
 */
export async function addSubscriptions(): Promise<void> {
  if (!isEmbedded() || (await neverSubscribed()).length === 0) return;
  await inTransaction(async () => {
    await client().query("select pg_advisory_xact_lock($1)", [LOCK]);
    await outsideTransaction(subscribeAll);
  });
}

/** Whoever tries the demo may cancel the subscription or delete the account: that stays as they left it. */
async function neverSubscribed(): Promise<typeof SUBSCRIBERS> {
  const { rows } = await client().query<{ email: string }>(
    `select email from users where email = any($1) and not exists (
       select from subscriptions join billing_customers on billing_customers.id = customer_id
       where user_id = users.id)`,
    [SUBSCRIBERS.map(({ email }) => email)],
  );
  return SUBSCRIBERS.filter(({ email }) => rows.some((row) => row.email === email));
}

async function subscribeAll(): Promise<void> {
  const plans = await plansOnSale();
  for (const { login, email, planName } of await neverSubscribed()) {
    const member = await demoMember(login);
    const plan = plans.find(({ name }) => name === planName);
    const sessionId = (await unfinishedCheckout(member)) ?? (plan && (await begin(member, plan.id)));
    if (!sessionId) continue;
    if ((await readSession(sessionId))?.state === "open")
      expectOk(await pay(sessionId, { email, card: TEST_CARD }));
    await refreshFromCheckout(sessionId);
  }
  await countFigures();
}

/** The checkout that a killed process had begun, paid or not. */
async function unfinishedCheckout({ userId }: Member): Promise<string | undefined> {
  const { rows } = await client().query<{ id: string }>(
    `select provider_session_id as id from checkouts
     where provider = 'embedded' and payer_user_id = $1 and provider_session_id is not null
     order by id desc limit 1`,
    [userId],
  );
  const id = rows[0]?.id;
  const state = id && (await readSession(id))?.state;
  return state === "open" || state === "complete" ? id : undefined;
}

/** Undefined when the member cannot buy the plan, such as after their profile was deleted. */
async function begin(member: Member, plan: string): Promise<string | undefined> {
  const begun = await beginCheckout(member, SOMEWHERE, { plan });
  return begun.ok ? begun.value.url.split("/").at(-1) : undefined;
}
