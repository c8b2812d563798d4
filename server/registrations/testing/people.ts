import type { Position } from "#domain/athletes/positions.ts";
import type { Member } from "#domain/identity/actor.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { anAthlete } from "#seed/factories/athlete.ts";
import { aGuardianOf } from "#seed/factories/guardian.ts";
import { aPlan } from "#seed/factories/plan.ts";
import { aUser } from "#seed/factories/user.ts";
import { yearsAgo } from "#server/athletes/testing/family.ts";
import { client } from "#server/platform/database/database.ts";

export interface Person {
  athleteId: string;
  minor: boolean;
  subscriber: boolean;
  /** Acting as the athlete. */
  self: Member;
  /** Acting as the guardian of a minor; an adult decides alone. */
  deciding: Member;
  email: string;
  guardianEmail: string;
}

/** An athlete with an account and, below 18, a guardian. */
export async function aPerson({
  years = 20,
  position = "Centroavante",
  subscriber = false,
}: { years?: number; position?: Position; subscriber?: boolean } = {}): Promise<Person> {
  const account = await aUser();
  const birthdate = yearsAgo(years);
  const { id } = await anAthlete({ userId: account.id, birthdate, position, modality: "masculino" });
  const self = actingAs(account.id, "athlete", id);
  const guardian = years < 18 ? await aGuardianOf(id) : null;
  if (subscriber) await subscribe([id]);
  return {
    athleteId: id,
    minor: guardian !== null,
    subscriber,
    self,
    deciding: guardian ? actingAs(guardian.id, "guardian") : self,
    email: account.email,
    guardianEmail: guardian?.email ?? account.email,
  };
}

/** Gives athletes a plan with priority, without paying. */
export async function subscribe(athleteIds: readonly string[]): Promise<void> {
  const plan = await aPlan({ grants: ["priority_registration"] });
  await client().query(
    `with customers as (
       insert into billing_customers (provider, provider_customer_id)
       select 'embedded', 'test-' || id from unnest($2::uuid[]) as asked (id)
       returning id, provider_customer_id
     )
     insert into subscriptions (customer_id, provider_subscription_id, plan_id, cents, holder_type, holder_id, status,
       started_at, period_ends_at, cancel_at_period_end)
     select customers.id, provider_customer_id, $1, 5900, 'athlete', substr(provider_customer_id, 6)::uuid, 'active',
       now(), now() + interval '30 days', false
     from customers`,
    [plan.id, athleteIds],
  );
}
