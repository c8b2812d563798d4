import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ANY_ATHLETE, type SearchQuery } from "#domain/athletes/search-query.ts";
import { SYSTEM, type Member } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { MOST_LISTED, MOST_SAVED } from "#domain/scouting/saved-search.ts";
import { createRandom } from "#drawing/random.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { anAthlete, aPublishedAthlete, type AthleteOverrides } from "#seed/factories/athlete.ts";
import { aUser } from "#seed/factories/user.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { yearsAgo } from "#server/athletes/testing/family.ts";
import { searchAthletes } from "#server/athletes/search.server.ts";
import { insertScoutedAthletes } from "#server/athletes/testing/scouted-athletes.ts";
import { withdraw } from "#server/billing/subscriber/withdraw.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { now, today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { mayBeSent } from "#server/platform/mail/guards.ts";
import { readMail } from "#server/platform/mail/mail.ts";
import { foundBySearch } from "./saved-search-found.server.ts";
import { reportNewMatches } from "./saved-search-report.ts";
import * as saved from "./saved-searches.server.ts";
import { aSavingClub, inventQuery, publishAtOnce } from "./testing/saving-clubs.ts";

beforeAll(() => configure());
beforeEach(async () => {
  await client().query("delete from athletes");
  await client().query("delete from saved_searches");
  await client().query("delete from mails");
});

const STRIKERS: SearchQuery = { ...ANY_ATHLETE, positions: ["Centroavante"], foot: "Canhoto" };
const striker = (more: AthleteOverrides = {}): AthleteOverrides => ({
  position: "Centroavante",
  foot: "Canhoto",
  birthdate: yearsAgo(20),
  ...more,
});

const save = async (actor: Member, query: SearchQuery = STRIKERS, name = "Camisa 9") =>
  expectOk(await saved.saveSearch(actor, { name, query })).id;
/** The daily run; everything that happened until now counts. */
const run = () => reportNewMatches(now().add({ seconds: 1 }));
const mails = async () => {
  const { rows } = await client().query<{ id: string }>(
    "select id from mails where template = 'saved-search' order by created_at, id",
  );
  return Promise.all(rows.map(async ({ id }) => (await readMail(id))!));
};

describe("the daily mail", () => {
  test("names an adult, and of a minor the year, the position and the state alone", async () => {
    const { actor } = await aSavingClub();
    const id = await save(actor);
    const adult = await aPublishedAthlete(striker({ state: "BA" }));
    const minor = await aPublishedAthlete(striker({ birthdate: yearsAgo(15), state: "SP", city: "Bauru" }));
    await aPublishedAthlete(striker({ foot: "Destro" }));
    await anAthlete(striker());
    expect(await run()).toBe(1);
    const [mail] = await mails();
    expect(mail!.to).toBe(actor.email);
    expect(mail!.subject).toContain("2 novos atletas em uma busca salva");
    const year = yearsAgo(15).year;
    expect(mail!.text).toContain(`\n${year} · Centroavante · SP: perfil novo na plataforma`);
    expect(mail!.text).toContain(`${adult.name} · ${yearsAgo(20).year} · Centroavante · BA`);
    expect(mail!.text).toContain("batem com a sua busca em posição e pé.");
    expect(mail!.text).toContain(`/club/buscas/${id}`);
    const whole = JSON.stringify(mail);
    for (const secret of [minor.name, minor.subdomain, minor.name.split(" ")[0]!, "Bauru"])
      expect(whole).not.toContain(secret);
    expect(mail!.stopUrl).toMatch(/\/buscas\/parar\/[\w-]{32}$/);
    expect(mail!.html).toContain(mail!.stopUrl!);
    const page = expectOk(await foundBySearch(actor, id));
    expect(page.found.map(({ card }) => card.id).toSorted()).toEqual([adult.id, minor.id].toSorted());
  });

  test("tells each match once, also when the profile changes again", async () => {
    const { actor } = await aSavingClub();
    await save(actor);
    const athlete = await aPublishedAthlete(striker());
    expect(await run()).toBe(1);
    await client().query("update athletes set height_cm = 181 where id = $1", [athlete.id]);
    expectOk(await athletes.hide(SYSTEM, athlete.id));
    expectOk(await athletes.publish(SYSTEM, athlete.id));
    expect(await run()).toBe(0);
    expect(await mails()).toHaveLength(1);
  });

  test("is about whoever comes to match, not about whoever matched already", async () => {
    const before = await aPublishedAthlete(striker());
    const other = await aPublishedAthlete(striker({ foot: "Destro" }));
    const { actor } = await aSavingClub();
    await save(actor);
    expect(await run()).toBe(0);
    await client().query("update athletes set height_cm = 181 where id = $1", [before.id]);
    expect(await run()).toBe(0);
    await client().query("update athletes set foot = 'Canhoto' where id = $1", [other.id]);
    await client().query("update athletes set height_cm = 182 where id = $1", [other.id]);
    expect(await run()).toBe(1);
    const [mail] = await mails();
    expect(mail!.text).toContain(`${other.name} ·`);
    expect(mail!.text).toContain("mudou o perfil e agora bate com a busca");
    expect(mail!.text).not.toContain(before.name);
  });

  test("is about what happened until the hour of the run; later changes wait for the next", async () => {
    const { actor } = await aSavingClub();
    await save(actor);
    await aPublishedAthlete(striker());
    expect(await reportNewMatches(now().subtract({ minutes: 5 }))).toBe(0);
    expect(await run()).toBe(1);
    expect(await run()).toBe(0);
  });

  test("lists twenty, and says how many more there are", async () => {
    const { actor } = await aSavingClub();
    await save(actor);
    for (let n = 0; n < MOST_LISTED + 3; n++) await aPublishedAthlete(striker());
    await run();
    const [mail] = await mails();
    expect(mail!.text.match(/perfil novo/g)).toHaveLength(MOST_LISTED);
    expect(mail!.text).toContain("E mais 3.");
  });

  test("leaves out whoever is not public any more", async () => {
    const { actor } = await aSavingClub();
    const id = await save(actor);
    const [hidden, shown] = [await aPublishedAthlete(striker()), await aPublishedAthlete(striker())];
    expectOk(await athletes.hide(SYSTEM, hidden.id));
    expect(await run()).toBe(1);
    expect((await mails())[0]!.text).not.toContain(hidden.name);
    expectOk(await athletes.hide(SYSTEM, shown.id));
    expect(expectOk(await foundBySearch(actor, id))).toMatchObject({ found: [], unavailable: 1 });
  });

  test("goes only while the club has a plan and is verified, and its reader belongs to it", async () => {
    const staff = {
      kind: "member",
      userId: (await aUser({ role: "staff" })).id,
      role: "staff",
      profile: null,
    } as const;
    const [noPlan, unverified, gone] = [await aSavingClub(), await aSavingClub(), await aSavingClub()];
    for (const { actor } of [noPlan, unverified, gone]) await save(actor);
    await aPublishedAthlete(striker());
    expectOk(await withdraw(noPlan.actor, noPlan.subscriptionId));
    expectOk(await clubs.withdrawVerification(staff, unverified.club.id, "CNPJ baixado."));
    await client().query("update user_profiles set is_active = false where user_id = $1", [
      gone.actor.userId,
    ]);
    expect(await run()).toBe(0);
  });

  test("is not sent when it was stopped, or the plan ended, while it waited", async () => {
    const { actor, subscriptionId } = await aSavingClub();
    const id = await save(actor);
    await aPublishedAthlete(striker());
    await run();
    const [mail] = await mails();
    expect(await mayBeSent(mail!.guard)).toBe(true);
    expectOk(await saved.setAlerts(actor, id, false));
    expect(await mayBeSent(mail!.guard)).toBe(false);
    expectOk(await saved.setAlerts(actor, id, true));
    expectOk(await withdraw(actor, subscriptionId));
    expect(await mayBeSent(mail!.guard)).toBe(false);
  });

  test("stops by the link of the mail, for whoever holds it", async () => {
    const { actor } = await aSavingClub();
    await save(actor);
    await aPublishedAthlete(striker());
    await run();
    const token = (await mails())[0]!.stopUrl!.split("/").at(-1)!;
    expect(await saved.searchByStopToken(token)).toEqual({ name: "Camisa 9", on: true });
    expectOk(await saved.stopByToken(token));
    expectOk(await saved.stopByToken(token));
    expect(await saved.searchByStopToken(token)).toEqual({ name: "Camisa 9", on: false });
    expect(await saved.stopByToken("nothing")).toEqual({ ok: false, error: "not_found" });
    await aPublishedAthlete(striker());
    expect(await run()).toBe(0);
  });
});

describe("saved searches", () => {
  test("belong to one club, and to nobody without a plan", async () => {
    const [own, other, poor] = [await aSavingClub(), await aSavingClub(), await aSavingClub({ plan: false })];
    const id = await save(own.actor);
    const missing = { ok: false, error: "not_found" };
    for (const { actor } of [other, poor]) {
      expect(await saved.renameSearch(actor, id, "Minha")).toEqual(missing);
      expect(await saved.setAlerts(actor, id, true)).toEqual(missing);
      expect(await saved.deleteSearch(actor, id)).toEqual(missing);
    }
    expect(await foundBySearch(other.actor, id)).toEqual(missing);
    expect(await foundBySearch(poor.actor, id)).toEqual({ ok: false, error: "not_entitled" });
    expect(expectOk(await saved.savedSearchesOf(other.actor))).toEqual([]);
    expect(await saved.savedSearchesOf(poor.actor)).toEqual({ ok: false, error: "not_entitled" });
    expect(await saved.saveSearch(poor.actor, { name: "Pontas", query: STRIKERS })).toEqual({
      ok: false,
      error: "not_entitled",
    });
    expect(await saved.savedSearchCount(own.actor)).toBe(1);
    for (const wrong of ["nothing", ""]) expect(await saved.deleteSearch(own.actor, wrong)).toEqual(missing);
    expectOk(await saved.renameSearch(own.actor, id, "Camisas 9"));
    expect(expectOk(await saved.savedSearchesOf(own.actor))).toMatchObject([
      { name: "Camisas 9", query: STRIKERS, lost: [], alertsTo: { own: true } },
    ]);
    expectOk(await saved.deleteSearch(own.actor, id));
    expect(await saved.savedSearchCount(own.actor)).toBe(0);
  });

  test("are shared in the club: a colleague can take the mails over", async () => {
    const { actor, club } = await aSavingClub();
    const id = await save(actor);
    const colleague = await aUser({ name: "Clara Nunes" });
    await identity.addProfile(colleague.id, "club", club.id);
    const other = actingAs(colleague.id, "club", club.id);
    expectOk(await saved.setAlerts(other, id, true));
    expect(expectOk(await saved.savedSearchesOf(actor))).toMatchObject([
      { alertsTo: { name: "Clara Nunes", own: false } },
    ]);
    await aPublishedAthlete(striker());
    await run();
    expect((await mails()).map(({ to }) => to)).toEqual([colleague.email]);
  });

  test("are fifty at most", async () => {
    const { actor } = await aSavingClub();
    for (let n = 0; n < MOST_SAVED; n++) await save(actor);
    expect(await saved.saveSearch(actor, { name: "Mais uma", query: STRIKERS })).toEqual({
      ok: false,
      error: "too_many",
    });
  });

  test("whose filter no longer exists say so, and match nobody until they are saved again", async () => {
    const { actor } = await aSavingClub();
    const id = await save(actor);
    await client().query(`update saved_searches set query = query || '{"shoeSize": 42}' where id = $1`, [id]);
    expect(expectOk(await saved.savedSearchesOf(actor))).toMatchObject([
      { query: STRIKERS, lost: ["shoeSize"] },
    ]);
    await aPublishedAthlete(striker());
    expect(await run()).toBe(0);
  });
});

test("each match is sent once, however often the run is killed", async () => {
  const random = createRandom("saved searches");
  const clubsOf = [await aSavingClub(), await aSavingClub(), await aSavingClub(), await aSavingClub()];
  const asked: { id: string; query: SearchQuery }[] = [];
  for (const { actor } of clubsOf)
    for (let n = 0; n < MOST_SAVED; n++) {
      const query = inventQuery(random, today().year);
      asked.push({ id: await save(actor, query, `Busca ${n}`), query });
    }
  await insertScoutedAthletes(client(), { to: 300 }, today());
  const { rows } = await client().query<{ id: string }>(
    "select id from athletes where visibility = 'public'",
  );
  const ids = rows.map(({ id }) => id);
  await publishAtOnce(ids);
  // The server ends our connection in the middle of a transaction: after some matches, and among the mails.
  await client().query(`create sequence deaths;
    create function die() returns trigger language plpgsql as $$
    begin
      if nextval('deaths') % 47 = 0 then perform pg_terminate_backend(pg_backend_pid()); end if;
      return null;
    end $$;
    create trigger die after insert on mails for each row execute function die();
    create trigger die after insert on saved_search_matches for each statement execute function die()`);
  let killed = 0;
  for (let ended = false; !ended;) {
    ended = await run().then(
      () => true,
      () => false,
    );
    if (!ended) killed += 1;
  }
  await client().query("drop function die cascade; drop sequence deaths");
  expect(killed).toBeGreaterThan(1);

  const expected: string[][] = [];
  for (const { query } of asked) {
    const { athletes: found } = await searchAthletes(query, { limit: 10_000 }, today());
    expected.push(
      found
        .map(({ id }) => id)
        .filter((id) => ids.includes(id))
        .sort(),
    );
  }
  expect(await mails()).toHaveLength(expected.filter((found) => found.length > 0).length);
  const { rows: told } = await client().query<{ id: string; athletes: string[] }>(
    `select search_id as id, array_agg(athlete_id order by athlete_id) as athletes from saved_search_matches group by search_id`,
  );
  const toldOf = new Map(told.map(({ id, athletes: found }) => [id, found]));
  expect(asked.map(({ id }) => toldOf.get(id) ?? [])).toEqual(expected);
});
