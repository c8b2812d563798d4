import type { Member } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { lockPlaces } from "#server/events/events.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { decline, leave } from "#server/registrations/decisions.server.ts";
import { register } from "#server/registrations/register.server.ts";
import { settlePlaces } from "#server/registrations/settle.ts";
import { demoMember, idOf } from "./logins.ts";

const OPEN_TRIAL = "Peneira aberta do Litoral: Sub-15 e Sub-17";
const WOMENS_TRIAL = "Peneira feminina Bola na Rede: Sub-15 e livre";

/** How many of each group their guardians register, so that a category has places left and the goal has none. */
const KEEPERS = 9;
const OTHERS = 14;

/**
 * Registrations in every state, by the product's own functions. The demo athlete has a ticket, her guardian finds the
 * asking of each of her two athletes, and at the open trial the places of goalkeepers are full: some wait, and one of
 * them was offered the place of somebody who left.
 */
export async function addRegistrations(): Promise<void> {
  const [trial, womens] = [await eventCalled(OPEN_TRIAL), await eventCalled(WOMENS_TRIAL)];
  await enter(await demoMember("athlete"), womens, await idOf("athlete", "Natália Bragança"));
  await enter(await demoMember("beginner"), womens, await idOf("athlete", "Bianca Vilela"));
  await enter(await demoMember("minor"), trial, await idOf("athlete", "Kauã Ribeiro"));

  const others = await entered(trial, await wardsOf("others", OTHERS));
  const [leaver, silent, declined] = others;
  expectOk(await leave(leaver!.guardian, leaver!.id));
  await changeTo(silent!.id, "awaiting_guardian");
  await changeTo(declined!.id, "awaiting_guardian");
  expectOk(await decline(declined!.guardian, declined!.id));

  const keepers = await entered(trial, await wardsOf("keepers", KEEPERS));
  expectOk(await leave(keepers[0]!.guardian, keepers[0]!.id));
  await runOut(trial, silent!.id);
}

interface Ward {
  athleteId: string;
  guardian: Member;
}

async function entered(eventId: string, wards: readonly Ward[]): Promise<(Ward & { id: string })[]> {
  const made = [];
  for (const ward of wards) made.push({ ...ward, id: await enter(ward.guardian, eventId, ward.athleteId) });
  return made;
}

async function enter(actor: Member, eventId: string, athleteId: string): Promise<string> {
  const made = await register(actor, { eventId, athleteId });
  if (!made.ok) throw new Error(`nobody could register ${athleteId}: ${made.error.code}`);
  return made.value.id;
}

/** As if the athlete had asked by themselves: most of the demo's minors have no account. */
const changeTo = (id: string, state: "awaiting_guardian") =>
  client().query(
    `update registrations set state = $2, held_until = now() + interval '1 day', approved_at = null, approved_by = null
     where id = $1`,
    [id, state],
  );

/** The guardian did not answer in time. */
async function runOut(eventId: string, id: string): Promise<void> {
  await client().query("update registrations set held_until = now() - interval '1 minute' where id = $1", [
    id,
  ]);
  await inTransaction(async () => {
    const event = await lockPlaces(eventId);
    if (event) await settlePlaces(event);
  });
}

async function eventCalled(title: string): Promise<string> {
  const { rows } = await client().query<{ id: string }>("select id from events where title = $1", [title]);
  return rows[0]!.id;
}

/** Young enough for Sub-17 of every year, with a guardian who has an account. The demo guardian's own are left out. */
async function wardsOf(group: "keepers" | "others", limit: number): Promise<Ward[]> {
  const { rows } = await client().query<{ id: string; guardian: string }>(
    `select athletes.id, guardian_user_id as guardian from athletes
     join lateral (
       select guardian_user_id from guardianships
       where athlete_id = athletes.id and ended_at is null and guardian_user_id is not null
       order by id limit 1) guardianship on true
     where deleted_at is null and not birthdate_estimated and name not in ('Kauã Ribeiro', 'Bianca Vilela')
       and extract(year from birthdate) >= extract(year from now()) - 16
       and (position_group = 'Goleiro') = $1
     order by athletes.id limit $2`,
    [group === "keepers", limit],
  );
  return rows.map(({ id, guardian }) => ({ athleteId: id, guardian: actingAs(guardian, "guardian") }));
}
