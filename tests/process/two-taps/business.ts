import { expect } from "vitest";
import { DEMO_PASSWORD } from "#domain/identity/demo-logins.ts";
import { audited, CARD, COMPANY, count, newCnpj, PASSWORD, pathOf, press, type World } from "./world.ts";

/** A club pays, finishes its account, asks for a contact and hears the answer once. */
export async function payAndContact(world: World): Promise<void> {
  const { taps, visitor, member, one } = world;
  const email = "pagante@example.net";
  const by = visitor();
  const plan = await one("select id from subscription_plans where name = 'Clube Formador'");
  const chosen = await taps.twice({
    by,
    on: "/planos",
    form: ({ fields }) => fields["plano"] === plan,
    effect: count("checkouts"),
    status: 303,
  });
  const payment = pathOf(chosen.headers.location!);
  const subscriptions = count("embedded_payments where kind = 'subscription'");
  const paid = await taps.twice({
    by,
    on: payment,
    fill: { ...CARD, email },
    effect: subscriptions,
    status: 303,
  });
  const fill = { ...COMPANY, name: "Clube Pagante", cnpj: newCnpj(), email };
  await taps.twice({ by, on: pathOf(paid.headers.location!), fill, effect: count("clubs") });
  await world.confirmAddress(email);
  await world.sql.query("update clubs set verified = true where contact_email = $1", [email]);
  const club = await member(email, PASSWORD);
  const asked = await taps.twice({
    by: club,
    on: "/contatos/novo/kaua-ribeiro",
    fill: { purpose: "trial", message: "Somos um clube formador de Recife e gostaríamos de conversar." },
    effect: count("contact_requests"),
  });
  await taps.twice({
    by: await member("responsavel@demo.example"),
    on: asked.headers.location!,
    press: ["decision", "accepted"],
    fill: { reply: "Podem ligar à tarde." },
    effect: count("contact_requests where state = 'accepted'"),
  });

  const on = "/conta/assinatura";
  const opened = await taps.twice({
    by: club,
    on,
    press: press("portal"),
    effect: count("embedded_payments where kind = 'portal'"),
  });
  const portal = pathOf(opened.headers.location!);
  const paidFor =
    "select body->>'card' from embedded_payments where kind = 'customer' order by created_at desc limit 1";
  const card = await one(paidFor);
  await taps.twice({
    by: club,
    on: portal,
    press: press("cartao"),
    fill: CARD,
    effect: paidFor,
    becomes: card,
  });
  const ofThisClub =
    "customer_id = (select id from embedded_payments where kind = 'customer' order by created_at desc limit 1)";
  const ending = count(
    `embedded_payments where kind = 'subscription' and body->>'cancelAtPeriodEnd' = 'true' and ${ofThisClub}`,
  );
  await taps.twice({ by: club, on: portal, press: press("cancelar"), effect: ending });
  await taps.twice({ by: club, on: portal, press: press("reativar"), effect: ending, becomes: "0" });
  const clock =
    "select sum((body->>'clockOffsetSeconds')::int) / 86400 from embedded_payments where kind = 'customer'";
  await taps.twice({ by: club, on: portal, press: ["dias", "1"], effect: clock });
  const own = await one("select id from subscriptions order by created_at desc limit 1");
  const canceled = audited("subscription.canceled");
  await taps.twice({ by: club, on: `${on}/${own}/cancelar`, effect: canceled });
  await taps.twice({ by: club, on, press: press("reativar"), effect: audited("subscription.reactivated") });
  await taps.twice({ by: club, on: `${on}/${own}/desistir`, effect: audited("subscription.taken_back") });
}

/** An athlete changes plan, and a guardian says which child a payment is for, once. */
export async function changePlanAndAttach(world: World): Promise<void> {
  const { taps, visitor, member, one } = world;
  const on = "/conta/assinatura";
  const athlete = await member("atleta@demo.example", PASSWORD);
  const changed = audited("subscription.plan_changed");
  await taps.twice({ by: athlete, on, press: press("trocar"), effect: changed });

  const by = visitor();
  const plan = await one("select id from subscription_plans where name = 'Atleta Essencial'");
  const form = ({ fields }: { fields: Record<string, string> }) => fields["plano"] === plan;
  const chosen = await taps.twice({ by, on: "/planos", form, effect: count("checkouts"), status: 303 });
  const paid = await taps.twice({
    by,
    on: pathOf(chosen.headers.location!),
    fill: { ...CARD, email: "responsavel@demo.example" },
    effect: count("embedded_payments where kind = 'subscription'"),
    status: 303,
  });
  const guardian = await member("responsavel@demo.example");
  const claimed = await guardian.get(pathOf(paid.headers.location!));
  expect(claimed.headers.location).toBe(on);
  await taps.twice({ by: guardian, on, press: press("ligar"), effect: audited("subscription.attached") });
}

/** Staff decide and sell once. */
export async function decideAndSell(world: World): Promise<void> {
  const { taps, visitor, one } = world;
  const by = visitor();
  await taps.twice({
    by,
    on: "/admin/login",
    fill: { email: "admin@demo.example", password: DEMO_PASSWORD },
    effect: count("sessions"),
  });
  const taken = count("reviews where assignee_id is not null");
  await taps.twice({ by, on: "/admin/revisoes", press: press("assumir"), effect: taken });
  const taking = Number(await one(taken));
  await taps.twice({
    by,
    on: "/admin/revisoes",
    press: press("liberar"),
    effect: taken,
    becomes: String(taking - 1),
  });
  const review = await one(
    "select id from reviews where state = 'open' and kind = 'club_verification' and assignee_id is null limit 1",
  );
  const on = `/admin/revisoes/${review}`;
  await taps.twice({ by, on, press: press("assumir"), effect: taken });
  const before = Number(await one(taken)) - 1;
  await taps.twice({ by, on, press: press("liberar"), effect: taken, becomes: String(before) });
  const approve = {
    form: ({ fields }: { fields: object }) => "reason" in fields,
    fill: { decision: "approved" },
    effect: audited("review.approved"),
  };
  await taps.twice({ by, on, ...approve });

  const reported = await one(
    "select reviews.id from reviews join athletes on athletes.id = subject_id where kind = 'report' and subdomain = 'kaua-ribeiro'",
  );
  const report = `/admin/revisoes/${reported}`;
  await taps.twice({ by, on: report, press: press("ocultar"), effect: audited("athlete.hidden") });
  await taps.twice({ by, on: report, ...approve });
  const shown = count("athletes where subdomain = 'kaua-ribeiro' and visibility = 'public'");
  await taps.twice({ by, on: report, press: press("mostrar"), effect: shown });

  const byAna = "email = 'ana@example.net'";
  const message = `/admin/mensagens/${await one(`select id from inquiries where kind = 'contact' and ${byAna}`)}`;
  await taps.twice({ by, on: message, press: ["state", "handled"], effect: audited("inquiry.handled") });
  const [first, second, third] = await world.sql.query(
    `select id from inquiries where kind = 'new_event' and ${byAna}`,
  );
  await taps.twice({
    by,
    on: `/admin/mensagens/${String(first?.["id"])}`,
    press: press("aprovar"),
    fill: { type: "campeonato", time: "10:00" },
    effect: count("events"),
  });
  await taps.twice({
    by,
    on: `/admin/mensagens/${String(second?.["id"])}`,
    press: press("recusar"),
    fill: { reason: "Já está no calendário." },
    effect: audited("inquiry.event_refused"),
  });
  await taps.twice({
    by,
    on: `/admin/mensagens/${String(third?.["id"])}`,
    press: press("ajustar"),
    fill: { reason: "Falta o local." },
    effect: audited("inquiry.event_adjust_asked"),
  });

  await answerAndKeepTexts(world, by);

  const plan = { name: "Clube Mais", price: "99,00", audience: "club" };
  await taps.twice({ by, on: "/admin/planos/novo", fill: plan, effect: count("subscription_plans") });
  const made = `/admin/planos/${await one("select id from subscription_plans where name = 'Clube Mais'")}`;
  await taps.twice({ by, on: made, fill: { price: "89,00" }, effect: audited("plan.updated") });
  await taps.twice({ by, on: `${made}/situacao`, press: ["active"], effect: audited("plan.deactivated") });
  await taps.twice({ by, on: `${made}/excluir`, effect: audited("plan.deleted") });

  const email = "dois.perfis@demo.example";
  await world.sql.query(
    "update profiles set role = 'staff' where id = (select id from users where email = $1)",
    [email],
  );
  const payer = await world.member(email);
  const perfil = await one(
    `select user_profiles.id from user_profiles join users on users.id = user_id
      where email = '${email}' and profile_type = 'club'`,
  );
  await payer.post("/profile-selection", { perfil });
  const clubPlan = await one("select id from subscription_plans where name = 'Clube Formador'");
  const chosen = await taps.twice({
    by: payer,
    on: "/admin/planos",
    form: ({ action, fields }) => action === "/planos" && fields["plano"] === clubPlan,
    effect: count("checkouts"),
    status: 303,
  });
  const payment = pathOf(chosen.headers.location!);
  const subscriptions = count("embedded_payments where kind = 'subscription'");
  await taps.twice({ by: payer, on: payment, fill: CARD, effect: subscriptions, status: 303 });
  const portals = count("embedded_payments where kind = 'portal'");
  const portal = ({ action }: { action: string }) => action === "/admin/planos";
  await taps.twice({ by: payer, on: "/admin/planos", form: portal, effect: portals });
}

/** The lease of a message, an answer by mail, a request about data, and the texts that staff keep. */
async function answerAndKeepTexts({ taps, one }: World, by: ReturnType<World["visitor"]>): Promise<void> {
  const leased = count("inquiries where assignee_id is not null");
  const on = `/admin/mensagens/${await one("select id from inquiries where name = 'Dulce Meneses'")}`;
  await taps.twice({ by, on, press: press("assumir"), effect: leased });
  await taps.twice({ by, on, press: press("liberar"), effect: leased, becomes: "0" });
  await taps.twice({
    by,
    on,
    press: press("responder"),
    fill: { answer: "Quem tem a guarda autoriza." },
    effect: audited("inquiry.answered"),
  });
  await taps.twice({
    by,
    on: "/admin/mensagens/registrar",
    form: ({ fields }) => "arrivedOn" in fields,
    fill: { name: "Rita Souza", right: "access" },
    effect: audited("inquiry.registered"),
  });
  const texts = count("canned_answers where deleted_at is null");
  await taps.twice({
    by,
    on: "/admin/modelos/novo",
    press: press("salvar"),
    fill: { topic: "event", title: "Dois toques", body: "Explique a taxa de {item}." },
    effect: texts,
  });
  const text = `/admin/modelos/${await one("select id from canned_answers where title = 'Dois toques'")}`;
  await taps.twice({
    by,
    on: text,
    press: press("salvar"),
    fill: { topic: "event", body: "Explique a taxa." },
    effect: audited("canned_answer.changed"),
  });
  await taps.twice({ by, on: text, press: press("apagar"), effect: audited("canned_answer.deleted") });
}
