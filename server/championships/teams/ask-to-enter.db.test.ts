import { beforeAll, expect, test } from "vitest";
import { VISITOR, type Actor } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { listMails, readMail } from "#server/platform/mail/mail.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { anAthlete } from "#seed/factories/athlete.ts";
import { aClub } from "#seed/factories/club.ts";
import { aCup } from "#seed/factories/cup.ts";
import { aClubMember } from "#seed/factories/member.ts";
import { aTeam } from "#seed/factories/team.ts";
import { aUser } from "#seed/factories/user.ts";
import { acceptTeam, changeTeam, refuseTeam, renewLink } from "./answer-teams.server.ts";
import { askToEnter, entryCategories, managedTeams } from "./ask-to-enter.server.ts";

beforeAll(() => configure());

type Cup = Awaited<ReturnType<typeof aCup>>;

const wish = ({ championshipId, categoryId }: Cup, name = "União da Serra") => ({
  championshipId,
  categoryId,
  name,
  shortName: "UDS",
  managerName: "Rui Prado",
});

/** As the route passes it while the organiser's plan runs. */
const asking = (actor: Actor) => ({ actor, tools: true });

async function aManager() {
  const person = await aUser();
  return { ...person, actor: actingAs(person.id, "guardian") };
}

const mailTo = async (email: string, template: string) => {
  const found = (await listMails({ limit: 100 })).find(
    (mail) => mail.to === email && mail.template === template,
  );
  return found && (await readMail(found.id))!;
};

test("a member asks, the organiser hears of it and accepts, and the link reaches who asked", async () => {
  const cup = await aCup();
  const rui = await aManager();
  const { id } = expectOk(await askToEnter(asking(rui.actor), wish(cup)));
  expect((await mailTo(cup.organiser.email, "team-asked"))!.text).toContain("União da Serra");
  expect(await managedTeams(rui.actor)).toMatchObject([{ id, state: "asked", path: null }]);
  expectOk(await acceptTeam(cup.organising, id));
  const [mine] = await managedTeams(rui.actor);
  expect(mine).toMatchObject({ state: "accepted", path: expect.stringMatching(/^\/equipe\/[\w-]{22}$/) });
  expect((await mailTo(rui.email, "team-accepted"))!.text).toContain(mine!.path);
  expect(await managedTeams((await aManager()).actor)).toEqual([]);
});

test("who answers for a team no more, by another address, sees neither the team nor its next link", async () => {
  const cup = await aCup();
  const rui = await aManager();
  const { id } = expectOk(await askToEnter(asking(rui.actor), wish(cup)));
  expectOk(await acceptTeam(cup.organising, id));
  const change = (managerEmail: string | null) =>
    changeTeam(cup.organising, id, { name: "União", shortName: "UDS", managerName: "Vera", managerEmail });
  expect(await change(rui.email.toUpperCase())).toEqual({ ok: true, value: { otherManager: false } });
  expect(await managedTeams(rui.actor)).toHaveLength(1);
  expect(await change("vera@example.com")).toEqual({ ok: true, value: { otherManager: true } });
  expectOk(await renewLink(cup.organising, id));
  expect(await managedTeams(rui.actor)).toEqual([]);
});

test("a refusal says why, and the name is free for another try", async () => {
  const cup = await aCup();
  const rui = await aManager();
  const { id } = expectOk(await askToEnter(asking(rui.actor), wish(cup)));
  expect(await askToEnter(asking(rui.actor), wish(cup, "UNIÃO DA SERRA"))).toEqual({
    ok: false,
    error: { code: "name_taken" },
  });
  expectOk(await refuseTeam(cup.organising, id, "Faltou a ficha da liga."));
  expect(await refuseTeam(cup.organising, id, "De novo não.")).toEqual({
    ok: false,
    error: "already_answered",
  });
  const refused = (await mailTo(rui.email, "team-refused"))!;
  for (const body of [refused.text, refused.html]) {
    expect(body).toContain("Faltou a ficha da liga.");
    expect(body).toContain("/campeonatos");
  }
  expect(await managedTeams(rui.actor)).toMatchObject([
    { state: "refused", reason: "Faltou a ficha da liga." },
  ]);
  expectOk(await askToEnter(asking(rui.actor), wish(cup)));
});

test("of teams that asked, no more are accepted at the same moment than there are places", async () => {
  const cup = await aCup({ mostTeams: 3 });
  await aTeam(cup);
  const rui = await aManager();
  const asked = await Promise.all(
    Array.from({ length: 5 }, (_, at) => askToEnter(asking(rui.actor), wish(cup, `Equipe pedida ${at}`))),
  );
  const ids = asked.map((one) => expectOk(one).id);
  const answers = await Promise.all(ids.map((id) => acceptTeam(cup.organising, id)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
  expect(await askToEnter(asking(rui.actor), wish(cup))).toEqual({ ok: false, error: { code: "full" } });
  expect(await entryCategories(cup.championshipId)).toMatchObject([{ closed: "full" }]);
});

test("while the organiser's plan is over nobody asks, and nobody is accepted", async () => {
  const cup = await aCup();
  const rui = await aManager();
  const { id } = expectOk(await askToEnter(asking(rui.actor), wish(cup)));
  expect(await askToEnter({ actor: rui.actor, tools: false }, wish(cup, "Outra"))).toEqual({
    ok: false,
    error: { code: "no_plan" },
  });
  const over = { ...cup.organising, tools: false };
  expect(await acceptTeam(over, id)).toEqual({ ok: false, error: "no_plan" });
  expectOk(await refuseTeam(over, id, "Este ano não vai dar."));
});

test("who asked in time is accepted after the deadline, and nobody asks any more", async () => {
  const cup = await aCup();
  const rui = await aManager();
  const { id } = expectOk(await askToEnter(asking(rui.actor), wish(cup)));
  await client().query(
    "update championship_categories set teams_until = now() - interval '1 hour' where id = $1",
    [cup.categoryId],
  );
  expect(await askToEnter(asking(rui.actor), wish(cup, "Tarde"))).toEqual({
    ok: false,
    error: { code: "deadline_over" },
  });
  expectOk(await acceptTeam(cup.organising, id));
  await client().query("update championship_categories set drawn_at = now() where id = $1", [cup.categoryId]);
  expect(await entryCategories(cup.championshipId)).toMatchObject([{ closed: "already_drawn" }]);
});

test("the owner of a club asks in its name, a scout only as a person", async () => {
  const cup = await aCup();
  const club = await aClub();
  const owner = await aClubMember(club.id, { role: "owner" });
  const scout = await aClubMember(club.id, { role: "scout" });
  const byOwner = expectOk(await askToEnter(asking(owner.actor), wish(cup, "Do clube"))).id;
  const byScout = expectOk(await askToEnter(asking(scout.actor), wish(cup, "Do olheiro"))).id;
  const clubOf = async (id: string) =>
    (await client().query("select club_id from championship_teams where id = $1", [id])).rows[0].club_id;
  expect(await clubOf(byOwner)).toBe(club.id);
  expect(await clubOf(byScout)).toBeNull();
});

test("a child, a visitor and a category of another cup enter nothing", async () => {
  const [cup, other] = [await aCup(), await aCup()];
  const child = await aUser();
  await anAthlete({ userId: child.id, birthdate: today().subtract({ years: 15 }) });
  expect(await askToEnter(asking(actingAs(child.id, "athlete")), wish(cup))).toEqual({
    ok: false,
    error: { code: "minor" },
  });
  const rui = await aManager();
  for (const [actor, asked] of [
    [VISITOR, wish(cup)],
    [rui.actor, { ...wish(cup), categoryId: other.categoryId }],
    [rui.actor, { ...wish(cup), categoryId: "nenhuma" }],
  ] as const)
    expect(await askToEnter(asking(actor), asked)).toEqual({ ok: false, error: { code: "not_found" } });
});
