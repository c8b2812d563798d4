import { expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { openDatabase } from "./gate.ts";
import { expect, hydrated, openBeforeScript, test } from "./pages.ts";
import { decide, enterAs, toast } from "./people.ts";

const ITEMS = 20;

test("staff handle twenty items of several kinds with the keyboard alone", async ({ page, baseURL }) => {
  test.slow();
  await using sql = await openDatabase(baseURL);
  // Older than all others and staff's own, so that no other test meets them; what is decided is so already.
  const kinds = await sql.query(
    `with subjects as (
       (select 'club_verification' as kind, id from clubs where verified and deleted_at is null order by id limit 7)
       union all (select 'sponsor', id from sponsors where status = 'Ativo' and deleted_at is null order by id limit 4)
       union all (select 'event', id from events where approval = 'approved' and deleted_at is null and hidden_at is null
                  and held_at is null and type <> 'peneira' order by id limit 4)
       union all (select 'match_result', id from club_matches where state = 'confirmed' order by id limit 6))
     insert into reviews (kind, subject_id, created_at, assignee_id, leased_at, lease_until)
     select kind, subjects.id, now() - interval '40 days' + row_number() over () * interval '1 minute',
       users.id, now(), now() + interval '1 hour'
     from subjects, users where users.email = 'equipe@demo.example'
     on conflict do nothing returning kind`,
  );
  expect(kinds.length).toBeGreaterThanOrEqual(ITEMS);
  await enterAs(page, "staff");
  await page.goto("/admin/revisoes");
  await page.getByRole("rowheader").getByRole("link").first().press("Enter");
  await page.waitForURL(/revisoes\/[\da-f-]{36}/);
  await hydrated(page);
  await expectAccessible(page, "the workspace");
  await expectNoOverflow(page, "the workspace");
  for (let handled = 0; handled < ITEMS; handled++) {
    const here = page.url();
    await expect(page.getByText(/^Com você .*Ninguém mais decide/)).toBeVisible();
    const adjustable = await page.getByRole("radio", { name: /ajuste/i }).count();
    if (handled % 4 === 3 && adjustable > 0) {
      await page.keyboard.press("j");
      await page.keyboard.type("Confira o endereço.");
    } else await page.keyboard.press("a");
    await page.keyboard.press("Control+Enter");
    await expect(page).not.toHaveURL(here);
    await hydrated(page);
  }
  await expect(toast(page)).toContainText(/Revisão aprovada|Ajuste pedido/);
  const [left] = await sql.query(
    "select count(*)::int as left from reviews where state = 'open' and created_at < now() - interval '39 days'",
  );
  expect(left!["left"]).toBe(kinds.length - ITEMS);
});

test("the keys of one letter can be switched off, and the items beside this one come by theirs", async ({
  page,
}) => {
  await enterAs(page, "staff");
  await page.goto("/admin/revisoes?tipo=report");
  await page.getByRole("rowheader").getByRole("link").first().click();
  await page.waitForURL(/revisoes\/[\da-f-]{36}/);
  await hydrated(page);
  const here = page.url();
  await page.evaluate(() => localStorage.setItem("joia.shortcuts", "off"));
  await page.keyboard.press("n");
  await page.keyboard.press("a");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  expect(page.url()).toBe(here);
  await page.evaluate(() => localStorage.removeItem("joia.shortcuts"));
  await page.keyboard.press("n");
  await expect(page).not.toHaveURL(here);
  await hydrated(page);
  const next = page.url();
  await page.keyboard.press("p");
  await expect(page).not.toHaveURL(next);
  await hydrated(page);
  // Escape leaves the words, which stay, and the keys work again.
  await page.keyboard.press("r");
  await page.keyboard.type("Sem n");
  const words = page.locator("form[data-decision]").getByRole("textbox");
  await page.keyboard.press("Escape");
  await expect(words).not.toBeFocused();
  await expect(words).toHaveValue("Sem n");
  const again = page.url();
  await page.keyboard.press("n");
  await expect(page).not.toHaveURL(again);
});

test("what changed while somebody read it is read again before it is decided, and the words stay", async ({
  page,
  baseURL,
}, { project }) => {
  await using sql = await openDatabase(baseURL);
  const [sponsor] = await sql.query(
    "insert into sponsors (name, status) values ($1, 'Pendente') returning id",
    [`Marca lida, ${project.name}`],
  );
  const [review] = await sql.query(
    "insert into reviews (kind, subject_id) values ('sponsor', $1) returning id",
    [sponsor!["id"]],
  );
  await enterAs(page, "staff");
  await page.goto(`/admin/revisoes/${String(review!["id"])}`);
  await hydrated(page);
  await sql.query("update sponsors set name = 'Marca trocada' where id = $1", [sponsor!["id"]]);
  const words = "Falta o CNPJ da empresa.";
  await decide(page, "Rejeitar", words);
  await expect(
    page.getByText("Isto mudou enquanto você lia. Leia de novo antes de decidir.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Marca trocada" }).first()).toBeVisible();
  await expect(page.locator("form[data-decision]").getByRole("textbox")).toHaveValue(words);
  await decide(page, "Rejeitar");
  await expect(toast(page)).toContainText("Revisão rejeitada");
  await sql.query("delete from reviews where id = $1", [review!["id"]]);
  await sql.query("delete from sponsors where id = $1", [sponsor!["id"]]);
});

test("what a colleague has cannot be decided", async ({ page, baseURL }) => {
  await using sql = await openDatabase(baseURL);
  // The demo's own lease lasts some minutes, and this test may come later.
  await sql.query(
    `update reviews set assignee_id = users.id, leased_at = now(), lease_until = now() + interval '1 hour'
     from users where users.email = 'admin@demo.example' and kind = 'sponsor_change' and state = 'open'`,
  );
  await enterAs(page, "staff");
  await page.goto("/admin/revisoes?tipo=sponsor_change");
  await page.getByRole("rowheader").getByRole("link").first().click();
  await expect(page.getByText("Enquanto isso, só essa pessoa decide este item.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Enviar e ir ao próximo" })).toBeDisabled();
});

test("an event that a visitor sent is decided by keys, and keeps all words while a colleague has it", async ({
  page,
  baseURL,
}, { project }) => {
  await using sql = await openDatabase(baseURL);
  const [inquiry] = await sql.query(
    `insert into inquiries (kind, name, email, details)
     values ('new_event', $1, 'ana@example.com', '{"location": "Campo da Vila", "date": "2031-03-01"}') returning id`,
    [`Copa das teclas, ${project.name}`],
  );
  await enterAs(page, "staff");
  await page.goto(`/admin/mensagens/${String(inquiry!["id"])}`);
  await hydrated(page);
  await expect(page.getByText(/^Com você .*Ninguém mais decide/)).toBeVisible();
  await expectAccessible(page, "an event that a visitor sent");
  await expectNoOverflow(page, "an event that a visitor sent");
  await page.getByLabel("Local").fill("Campo do Morro");
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await page.keyboard.type("Falta o horário.");
  await sql.query(
    `update inquiries set assignee_id = users.id, leased_at = now(), lease_until = now() + interval '1 hour'
     from users where users.email = 'admin@demo.example' and inquiries.id = $1`,
    [inquiry!["id"]],
  );
  await page.keyboard.press("Control+Enter");
  await expect(toast(page)).toContainText("Esta mensagem está com outra pessoa");
  await expect(page.getByLabel("Local")).toHaveValue("Campo do Morro");
  await expect(page.getByLabel("Resposta por e-mail")).toHaveValue("Falta o horário.");
  await page.reload();
  await expect(page.getByText("Enquanto isso, só essa pessoa decide este item.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Enviar e ir à próxima" })).toBeDisabled();
  await sql.query(
    "update inquiries set assignee_id = null, leased_at = null, lease_until = null where id = $1",
    [inquiry!["id"]],
  );
  await page.reload();
  await hydrated(page);
  await page.keyboard.press("j");
  await page.getByLabel("Resposta por e-mail").fill("Falta o horário.");
  await page.keyboard.press("Control+Enter");
  await expect(toast(page)).toContainText("Ajuste pedido");
});

test("the decision stays where it is while the item becomes this person's @layout", async ({
  page,
  baseURL,
}, { project }) => {
  await using sql = await openDatabase(baseURL);
  // An item of its own for either size, which nobody has yet.
  const [review] = await sql.query(
    `insert into reviews (kind, subject_id) select 'club_verification', id from clubs
     where verified and deleted_at is null order by id desc limit 1 offset $1 returning id`,
    [project.name === "phone" ? 0 : 1],
  );
  await enterAs(page, "staff");
  const letScriptIn = await openBeforeScript(page, `/admin/revisoes/${String(review!["id"])}`);
  const top = () =>
    page
      .getByRole("radio")
      .first()
      .evaluate((radio) => radio.getBoundingClientRect().top + scrollY);
  await expect(page.getByText("Ninguém está com este item.")).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await top();
  await letScriptIn();
  await expect(page.getByText(/^Com você .*Ninguém mais decide/)).toBeVisible();
  expect(await top()).toBe(before);
  await sql.query("delete from reviews where id = $1", [review!["id"]]);
});
