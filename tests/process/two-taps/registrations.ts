import { expect } from "vitest";
import { audited, count, intentIs, press, type World } from "./world.ts";

/** What a family does with its registrations, from asking to entering on the day. */
export async function registerForEvents(world: World): Promise<void> {
  const { taps, member, one, sql } = world;
  const of = (name: string) =>
    one(`select registrations.id from registrations join athletes on athletes.id = athlete_id
         where athletes.name = '${name}' order by registrations.id limit 1`);
  const offer = (id: string) =>
    sql.query(
      `update registrations set state = 'offered', end_reason = null, held_until = now() + interval '1 day' where id = '${id}'`,
    );

  const athlete = await member("atleta@demo.example");
  const own = await of("Natália Bragança");
  await taps.twice({
    by: athlete,
    on: `/inscricoes/${own}`,
    press: press("sair"),
    effect: audited("registration.left"),
  });
  const eventId = await one(`select event_id from registrations where id = '${own}'`);
  await taps.twice({
    by: athlete,
    on: `/campeonatos/${eventId}/inscricao`,
    effect: audited("registration.entered"),
  });

  const minors = await of("Kauã Ribeiro");
  const reminded = count(`mails where template = 'registration-asked' and "to" = 'responsavel@demo.example'`);
  const minor = await member("atleta.menor@demo.example");
  await taps.twice({ by: minor, on: `/inscricoes/${minors}`, press: press("lembrar"), effect: reminded });

  const guardian = await member("responsavel@demo.example");
  await taps.twice({
    by: guardian,
    on: "/responsavel",
    form: intentIs("inscricao"),
    press: ["decision", "approve"],
    effect: audited("registration.approved"),
  });
  await sql.query(
    `update registrations set state = 'awaiting_guardian', approved_at = null, end_reason = null,
       held_until = now() + interval '1 day' where id = '${minors}'`,
  );
  const on = `/inscricoes/${minors}`;
  await taps.twice({ by: guardian, on, press: press("autorizar"), effect: audited("registration.approved") });
  await offer(minors);
  await taps.twice({ by: guardian, on, press: press("recusar"), effect: audited("registration.declined") });
  await offer(minors);
  const accepted = audited("registration.offer_accepted");
  await taps.twice({ by: guardian, on, press: press("aceitar"), effect: accepted });
  await sql.query(
    `insert into event_changes (event_id, before, after)
     select event_id, '{"startsAt": "2030-01-01T12:00:00Z", "endsAt": null, "location": "A", "feeCents": 0}',
       '{"startsAt": "2030-01-02T12:00:00Z", "endsAt": null, "location": "A", "feeCents": 0}'
     from registrations where id = '${minors}'`,
  );
  const stays = count(`registrations where id = '${minors}' and accepted_change_id is not null`);
  await taps.twice({ by: guardian, on, press: press("continuar"), effect: stays });
  await sql.query(
    `update registrations set state = 'awaiting_guardian', approved_at = null, held_until = now() + interval '1 day'
     where id = '${minors}'`,
  );
  const declined = audited("registration.declined");
  await taps.twice({ by: guardian, on, press: press("nao-autorizar"), effect: declined });

  await enterOnTheDay(world, athlete);
}

async function enterOnTheDay(
  { taps, member, one }: World,
  athlete: Awaited<ReturnType<World["member"]>>,
): Promise<void> {
  const eventId = await one(
    `insert into events (title, type, starts_at, ends_at, location, approval, club_id)
     select 'Treino de hoje', 'peneira', now() - interval '5 minutes', now() + interval '2 hours', 'Campo', 'approved', id
     from clubs where name = 'Esporte Clube Litoral' returning id`,
  );
  const club = await member("clube@demo.example");
  const page = (await club.get(`/organizar/eventos/${eventId}/sem-inscricao`)).body.toString();
  const code = /\/entrada-no-dia\/[\w-]{40}/.exec(page)?.[0];
  expect(code).toBeDefined();
  await taps.twice({ by: athlete, on: code!, effect: count("registrations where walk_in") });
}
