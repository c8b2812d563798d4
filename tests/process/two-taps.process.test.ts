import { readFileSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formsIn } from "../helpers/page-forms.ts";
import { type ClonedProduct, startDemo } from "../helpers/cloned-product.ts";
import { ROUTE_PATTERNS } from "../helpers/route-patterns.ts";
import { openSqlOf, type Sql } from "../helpers/sql.ts";
import { careForAccounts, lookAsSomebody } from "./two-taps/admin-accounts.ts";
import { careForAthletes, uniteAthletes } from "./two-taps/admin-athletes.ts";
import { importFiles, keepViews, markMessages } from "./two-taps/admin-desk.ts";
import { careForMedia } from "./two-taps/admin-media.ts";
import {
  careForChampionships,
  careForClubs,
  careForEvents,
  careForSponsors,
} from "./two-taps/admin-records.ts";
import { changePlanAndAttach, decideAndSell, payAndContact } from "./two-taps/business.ts";
import { runChampionship } from "./two-taps/championships.ts";
import { runClub } from "./two-taps/club.ts";
import { barScout, manageClubPeople } from "./two-taps/club-people.ts";
import { letIn } from "./two-taps/entrance.ts";
import { decideWhatWaits } from "./two-taps/family.ts";
import {
  answerForChild,
  beginProfiles,
  changeAccount,
  discardUnsent,
  useSecondFactor,
} from "./two-taps/members.ts";
import { markFavourites } from "./two-taps/favourites.ts";
import { keepLists } from "./two-taps/lists.ts";
import { playMatches } from "./two-taps/matches.ts";
import { organiseEvents } from "./two-taps/events.ts";
import { saveSearches } from "./two-taps/saved-searches.ts";
import { declareSeasons } from "./two-taps/seasons.ts";
import { changeTerms, choosePeople, settleSite } from "./two-taps/settings.ts";
import { answerTrials } from "./two-taps/trials.ts";
import { decideMedia, manageMedia } from "./two-taps/media.ts";
import { registerForEvents } from "./two-taps/registrations.ts";
import { changeOwnProfile } from "./two-taps/own-profile.ts";
import { openAccount, sendMessages, signUpCompanies } from "./two-taps/visitors.ts";
import { count, worldOf, type World } from "./two-taps/world.ts";

/** Doors for programs have no form: why each needs no key. */
const FOR_PROGRAMS: Record<string, string> = {
  "areas/account/routes/api-auth.ts": "answers 404 to every post",
  "areas/billing/routes/stripe-webhook.ts": "the provider's event ids are kept: an event counts once",
  "areas/billing/routes/check-subscription.ts": "mirrors what the provider says: repeating changes nothing",
  "areas/billing/routes/create-checkout.ts": "opens a payment page; only paying on it, once, subscribes",
  "areas/admin/routes/review-lease.ts": "a lease that is asked for again is the same, a minute longer",
  "areas/admin/routes/inquiry-lease.ts": "a lease that is asked for again is the same, a minute longer",
  "areas/organiser/routes/check-in-scans.ts": "readings carry ids of their own: one that comes twice is one",
  "areas/championship/routes/match-entries.ts": "entries carry ids of their own: one that comes twice is one",
  "areas/sheet/routes/sheet-entries.ts": "entries carry ids of their own: one that comes twice is one",
  "areas/billing/routes/customer-portal.ts": "opens a page of the provider and changes nothing",
};
/** They only read: a post gets 405 or 404. */
const READ_ONLY = /^areas\/(?:api\/routes\/|admin\/routes\/not-found)/;

let product: ClonedProduct;
let sql: Sql;
let world: World;

beforeAll(async () => {
  product = await startDemo();
  sql = await openSqlOf(product);
  world = worldOf(product, sql);
});

afterAll(async () => {
  await sql[Symbol.asyncDispose]();
  await product[Symbol.asyncDispose]();
});

/** Each form is posted twice at the same moment: one effect, and both answers say the same. */
test("visitors' messages are stored once", () => sendMessages(world));
test("a family asks, decides, leaves and enters on the day once", () => registerForEvents(world));
test("an account is opened, confirmed, entered and left once", () => openAccount(world));
test("companies sign up once, with their logo", () => signUpCompanies(world));
test("an athlete changes address, switches and club once", () => changeOwnProfile(world));
test("the account page changes things once", () => changeAccount(world));
test("text that an ended session left is discarded once", () => discardUnsent(world));
test("a second factor is enrolled, asked for and given up once", () => useSecondFactor(world));
test("profiles are begun and chosen once", () => beginProfiles(world));
test("a family is invited, answers and decides once", () => answerForChild(world));
test("a guardian decides what waits once", () => decideWhatWaits(world));
test("a club pays, asks for a contact and hears the answer once", () => payAndContact(world));
test("an athlete changes plan and a guardian chooses the child once", () => changePlanAndAttach(world));
test("a season is declared, confirmed and deleted once", () => declareSeasons(world));
test("a club changes its profile, links and testimonials once", () => runClub(world));
test("a club's people are invited, answer, change and go once", () => manageClubPeople(world));
test("staff bar a scout once", () => barScout(world));
test("a club's list is made, ordered, written about and deleted once", () => keepLists(world));
test("a result of a match is entered, answered and changed once", () => playMatches(world));
test("an event is written, sent, cancelled and deleted once", () => organiseEvents(world));
test("a championship is made, entered, drawn, played and decided once", () => runChampionship(world));
test("a trial is prepared, evaluated and answered once", () => answerTrials(world));
test("a club marks its favourites once", () => markFavourites(world));
test("somebody goes in at the gate once", () => letIn(world));
test("a search is saved, changed and deleted once", () => saveSearches(world));
test("an athlete sends and changes media once", () => manageMedia(world));
test("a guardian decides about media once", () => decideMedia(world));
test("staff decide and sell once", () => decideAndSell(world));
test("staff care for an athlete once", () => careForAthletes(world));
test("staff change an athlete's media once", () => careForMedia(world));
test("two profiles of one person are united once", () => uniteAthletes(world));
test("staff care for a club once", () => careForClubs(world));
test("staff care for a championship once", () => careForChampionships(world));
test("staff care for events once", () => careForEvents(world));
test("staff care for a sponsor once", () => careForSponsors(world));
test("a file is imported once", () => importFiles(world));
test("messages are marked once", () => markMessages(world));
test("a view of a list is kept once", () => keepViews(world));
test("staff care for an account once", () => careForAccounts(world));
test("an admin looks in somebody's place once", () => lookAsSomebody(world));

test("the browser's own tap and our script's are one act; those of another page load are another", async () => {
  const { visitor, one, sql } = world;
  await sql.query("delete from rate_limits");
  const by = visitor();
  const page = (await by.get("/contato")).body.toString();
  const form = formsIn(page).find(({ method }) => method === "post");
  const fields = {
    ...form?.fields,
    name: "Ana Prado",
    email: "ana@example.net",
    subject: "Outro assunto",
    openedAt: String(Date.now() - 60_000),
    pageLoad: "primeira",
  };
  const stored = count("inquiries");
  const before = Number(await one(stored));
  const [own, script] = await Promise.all([
    by.post("/contato", { ...fields, message: "Bom dia!\r\nAté logo." }),
    by.post("/contato.data", { ...fields, message: "Bom dia!\nAté logo." }),
  ]);
  expect([own.status, own.headers.location]).toEqual([302, "/contato"]);
  expect([script.status, script.headers["set-cookie"]]).toEqual([202, own.headers["set-cookie"]]);
  expect(await one(stored)).toBe(String(before + 1));
  await by.post("/contato", { ...fields, message: "Bom dia!\nAté logo.", pageLoad: "segunda" });
  expect(await one(stored)).toBe(String(before + 2));
});

test("a browser that taps again leaves its first request, which is carried out all the same", async () => {
  const { visitor, one, sql } = world;
  await sql.query("delete from rate_limits");
  const by = visitor();
  const form = formsIn((await by.get("/contato")).body.toString()).find(({ method }) => method === "post");
  const fields = {
    ...form?.fields,
    name: "Rui Prado",
    email: "rui@example.net",
    subject: "Outro assunto",
    message: "Quando abre a próxima peneira?",
    openedAt: String(Date.now() - 60_000),
  };
  const stored = count("inquiries");
  const before = Number(await one(stored));
  await sql.query("begin");
  await sql.query("lock table inquiries in share mode");
  const leaving = request(`${product.url}/contato`, {
    method: "POST",
    headers: { origin: product.url, "content-type": "application/x-www-form-urlencoded" },
  }).on("error", () => {});
  leaving.end(new URLSearchParams(fields).toString());
  const insertsWaiting = count(
    `pg_locks where relation = 'inquiries'::regclass and mode = 'RowExclusiveLock' and not granted
       and database = (select oid from pg_database where datname = current_database())`,
  );
  await expect.poll(() => one(insertsWaiting)).toBe("1");
  leaving.destroy();
  const second = by.post("/contato", fields);
  // Once this is answered, the server has noticed that the first connection is gone.
  await by.get("/login");
  await sql.query("commit");
  expect((await second).headers.location).toBe("/contato");
  expect(await one(stored)).toBe(String(before + 1));
});

test("staff change questions and notices once", () => settleSite(world));
test("staff choose whom the home page shows once", () => choosePeople(world));
// Last: from then on every other member is asked to accept before anything is saved.
test("terms are written, published, withdrawn and accepted once", () => changeTerms(world));

test("every route that takes a form was tapped twice, and so was every form that was seen", () => {
  const { posted, seen } = world.taps;
  const takers = [...new Set(ROUTE_PATTERNS.map(({ file }) => file))].filter((file) =>
    /^export (?:const|async function|function) action\b/m.test(sourceOf(file)),
  );
  const tapped = new Set([...posted].map((name) => name.split(" ", 1)[0]));
  expect(takers.length).toBeGreaterThan(40);
  expect(
    takers.filter((file) => !tapped.has(file) && !(file in FOR_PROGRAMS) && !READ_ONLY.test(file)),
  ).toEqual([]);
  expect([...seen].filter((name) => !posted.has(name))).toEqual([]);
});

const sourceOf = (file: string): string =>
  readFileSync(path.join(import.meta.dirname, "../../app", file), "utf8");
