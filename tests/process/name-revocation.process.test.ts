import { afterAll, beforeAll, expect, test } from "vitest";
import type { GuardianDecision } from "#domain/guardians/consent.ts";
import type { Member } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { aPublishedAthlete } from "#seed/factories/athlete.ts";
import { aConsentingGuardianOf } from "#seed/factories/guardian.ts";
import { aUser } from "#seed/factories/user.ts";
import { decideCompetitionName } from "#server/athletes/competition-names.server.ts";
import { aPhone } from "#server/championships/testing/a-match.ts";
import type { Match } from "#server/championships/testing/sheet-steps.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { today } from "#server/platform/clock.ts";
import { connect, disconnect } from "#server/platform/database/database.ts";
import { type ClonedProduct, startDemo } from "../helpers/cloned-product.ts";
import { aPlayedCup } from "../helpers/played-cup.ts";
import { type Product, startProduct } from "../helpers/product.ts";
import { PATTERNS } from "../helpers/route-patterns.ts";
import { openSqlOf, urlOf } from "../helpers/sql.ts";

const WITHIN_MS = 1000;
/** Not a limit of the product: a busy machine answers late. */
const SOON = { timeout: 30_000 };

/** Every public address of a championship, by whom it names of those who agreed. A new one is one line here. */
const addressesOf = ({ event, match, team }: Record<"event" | "match" | "team", string>) => {
  const cup = `/campeonatos/${event}`;
  const game = `${cup}/jogos/${match}`;
  const threeWays = (tab: string) => [`${cup}/${tab}`, `${cup}/${tab}.data`, `${cup}/${tab}/fragmento`];
  return {
    everybody: [
      cup,
      ...["tabela", "artilharia", "disciplina"].flatMap(threeWays),
      `${cup}/tabela/fragmento?v=0`,
      game,
      `${game}.data`,
      `${game}/fragmento`,
      `${game}/fragmento?v=0`,
      `${cup}/imprimir`,
    ],
    /** On pages of others, or for them. */
    adults: [`${cup}/incorporar?parte=artilharia`, `/api/v1/championships/${event}`],
    nobody: [
      ...["rodadas", "defesas", "equipes"].flatMap(threeWays),
      `${cup}/sobre`,
      `${cup}/incorporar`,
      `${cup}/incorporar?parte=rodadas`,
      `${cup}/incorporar/codigo`,
      `${cup}/evento.ics`,
      `${cup}/equipes/${team}/jogos.ics`,
    ],
    /** Drawn, so that what they say is not to be searched for a name: see cup-posters.db.test.ts. */
    pictures: [`${game}/resultado.jpg`, `${cup}/tabela.jpg`, `${cup}/evento.jpg`],
  };
};

/** Where people sign in and register. */
const FORMS = new Set(["/campeonatos/:id/inscricao", "/campeonatos/:id/equipe"]);

interface Person {
  name: string;
  decide: (decision: GuardianDecision) => Promise<unknown>;
}

let a: ClonedProduct;
let b: Product;
let addresses: ReturnType<typeof addressesOf>;
let minor: Person;
let adult: Person;

beforeAll(async () => {
  const env = { API_REQUESTS_PER_MINUTE: "1000000" };
  a = await startDemo(env);
  b = await startProduct({
    env: { ...env, DEMO: "true", DATABASE_URL: urlOf(a.connection), DATA_DIR: a.dataDir },
  });
  configure();
  connect(a.connection, 2);
  const user = await aUser();
  const profiles = [
    await aPublishedAthlete({ name: "Ulisses Quaresma", birthdate: today().subtract({ years: 16 }) }),
    await aPublishedAthlete({
      name: "Tadeu Quaresma",
      birthdate: today().subtract({ years: 22 }),
      userId: user.id,
    }),
  ] as const;
  const [young, grown] = profiles.map(({ id, name, birthdate }) => ({ id, name, birthdate: birthdate! }));
  const guardian = await aConsentingGuardianOf(young!.id);
  minor = aPerson(young!, actingAs(guardian.id, "guardian"));
  adult = aPerson(grown!, actingAs(user.id, "athlete", grown!.id));
  const played = await aPlayedCup([young!, grown!], bothScoreAndAreSentOff);
  await using sql = await openSqlOf(a);
  const [event] = await sql.query("select id from events where championship_id = $1", [played.id]);
  addresses = addressesOf({ event: String(event!["id"]), match: played.playedId, team: played.teamId });
  for (const { decide } of [minor, adult]) await decide("granted");
});
afterAll(async () => {
  await disconnect();
  await b[Symbol.asyncDispose]();
  await a[Symbol.asyncDispose]();
});

const aPerson = ({ id, name }: { id: string; name: string }, decider: Member): Person => ({
  name,
  decide: async (decision) => expectOk(await decideCompetitionName(decider, id, decision)),
});

/** The home team's number 4 scores anyway. Who is sent off misses the match to come, and is named on the tab of cards. */
function bothScoreAndAreSentOff({ home, away }: Match) {
  const note = aPhone("phone-b");
  const sentOff = (side: "home" | "away", row: string) =>
    note({ kind: "card", side, person: { row }, card: "red", reason: null }, { half: 2, minute: 60 });
  return [
    note({ kind: "goal", side: "away", scorer: away.row(4), goalKind: "normal" }, { minute: 20 }),
    sentOff("home", home.row(4)),
    sentOff("away", away.row(4)),
  ];
}

/** Where the name stands. Each address must answer, and nobody may show a copy of the answer without asking again. */
async function namedAt(product: Product, name: string): Promise<string[]> {
  const paths = [...addresses.everybody, ...addresses.adults, ...addresses.nobody];
  const answers = await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(product.url + path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get("cache-control"), path).toMatch(/\bno-(?:cache|store)\b/);
      return (await answer.text()).includes(name) ? [path] : [];
    }),
  );
  return answers.flat();
}

async function expectGoneWithinASecond({ name }: Person, revokedAt: number): Promise<void> {
  // A busy machine may answer late: what counts is when it was asked.
  for (const product of [b, a]) {
    let askedAt: number;
    let left: string[];
    do {
      askedAt = performance.now();
      left = await namedAt(product, name);
    } while (left.length > 0 && askedAt - revokedAt < WITHIN_MS);
    expect(left).toEqual([]);
  }
}

/** As a browser or a proxy asks that has stored an answer. */
const askAgain = (product: Product, path: string, tag: string) =>
  fetch(product.url + path, { headers: { "if-none-match": tag } });

/** What a browser stores of each of these addresses, of both processes. */
function copiesOf(paths: readonly string[]) {
  return Promise.all(
    [a, b].flatMap((product) =>
      paths.map(async (path) => {
        const answer = await fetch(product.url + path);
        expect(answer.status, path).toBe(200);
        expect(answer.headers.get("cache-control"), path).toBe("public, no-cache");
        await answer.arrayBuffer();
        return { product, path, tag: answer.headers.get("etag")! };
      }),
    ),
  );
}

test("every public address of a championship is looked at", () => {
  const known = Object.values(addresses)
    .flat()
    .map((path) => path.replace(/(?:\.data)?(?:\?.*)?$/, ""));
  const missing = PATTERNS.filter((pattern) => /^\/(?:campeonatos|api\/v1\/championships)\/:id/.test(pattern))
    .filter((pattern) => !FORMS.has(pattern))
    .filter((pattern) => {
      const like = new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll(/:\w+/g, "[^/]+")}$`);
      return !known.some((path) => like.test(path));
    });
  expect(missing).toEqual([]);
});

test("a page that names somebody who stays out of search engines stays out of them too", async () => {
  const cup = addresses.nobody[0]!.replace("/rodadas", "");
  const game = addresses.everybody.find((path) => /\/jogos\/[^/.]+$/.test(path))!;
  const naming = [...["tabela", "artilharia", "disciplina"].map((tab) => `${cup}/${tab}`), game];
  const keptOut = async () => {
    const found: string[] = [];
    for (const path of [...naming, `${cup}/rodadas`])
      if (/<meta name="robots" content="noindex"/.test(await (await fetch(a.url + path)).text()))
        found.push(path);
    return found;
  };
  await using sql = await openSqlOf(a);
  const allow = (names: string[]) =>
    sql.query("update athletes set indexable = name = any ($1) where name like '% Quaresma'", [names]);
  await allow([minor.name, adult.name]);
  await expect.poll(keptOut, SOON).toEqual([]);
  await allow([adult.name]);
  await expect.poll(keptOut, SOON).toEqual(naming);
});

test("a guardian's no takes a minor's name off every view within a second, and nobody else's", async () => {
  // Twice, so that pages are cached at both.
  for (const product of [a, b, a, b]) expect(await namedAt(product, minor.name)).toEqual(addresses.everybody);
  await minor.decide("revoked");
  await expectGoneWithinASecond(minor, performance.now());
  expect(await namedAt(a, adult.name)).toEqual([...addresses.everybody, ...addresses.adults]);
});

test("an adult's own no takes the name off every view within a second, also off other sites and the API", async () => {
  const named = [...addresses.everybody, ...addresses.adults];
  for (const product of [a, b, a, b]) expect(await namedAt(product, adult.name)).toEqual(named);
  const elsewhere = await copiesOf(addresses.adults);
  const pictures = await copiesOf(addresses.pictures);
  for (const { product, path, tag } of [...elsewhere, ...pictures])
    expect((await askAgain(product, path, tag)).status, path).toBe(304);

  await adult.decide("revoked");
  await expectGoneWithinASecond(adult, performance.now());
  for (const { product, path, tag } of elsewhere) {
    const answer = await askAgain(product, path, tag);
    expect(answer.status, path).toBe(200);
    expect(await answer.text(), path).not.toContain(adult.name);
  }
  // The same pictures as before: none of them held the name.
  expect(await copiesOf(addresses.pictures)).toEqual(pictures);
  for (const { product, path, tag } of pictures)
    expect((await askAgain(product, path, tag)).status, path).toBe(304);
});
