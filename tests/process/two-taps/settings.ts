import { expect } from "vitest";
import { audited, press, type World } from "./world.ts";

const HERE = "/admin/ajustes";

/** Questions and notices are written, ordered, deleted and restored once. */
export async function settleSite(world: World): Promise<void> {
  const { taps, one } = world;
  const by = await world.member("admin@demo.example");
  const questions = `${HERE}/perguntas`;
  const second = await one("select id from faq_questions order by position offset 1 limit 1");
  const of =
    (id: string) =>
    ({ fields }: { fields: Record<string, string> }) =>
      fields["id"] === id;
  const moved = audited("faq.moved");
  await taps.twice({ by, on: questions, form: of(second), press: press("subir"), effect: moved });
  await taps.twice({ by, on: questions, form: of(second), press: press("descer"), effect: moved });
  await taps.twice({
    by,
    on: `${questions}/${second}`,
    fill: { answer: "Sim, quando quiser." },
    effect: audited("faq.changed"),
  });
  const question = { question: "Vocês têm aplicativo?", answer: "Ainda não temos." };
  await taps.twice({ by, on: `${questions}/nova`, fill: question, effect: audited("faq.added") });
  await taps.twice({ by, on: questions, press: press("apagar"), effect: audited("faq.deleted") });
  await taps.twice({ by, on: questions, press: press("restaurar"), effect: audited("faq.restored") });

  const notices = `${HERE}/avisos`;
  const text = "Hoje o atendimento fecha às 16h.";
  await taps.twice({ by, on: `${notices}/novo`, fill: { text }, effect: audited("banner.added") });
  const made = `${notices}/${await one(`select id from site_banners where text = '${text}'`)}`;
  await taps.twice({ by, on: made, fill: { tone: "warning" }, effect: audited("banner.changed") });
  await taps.twice({ by, on: notices, press: press("apagar"), effect: audited("banner.deleted") });
  await taps.twice({ by, on: notices, press: press("restaurar"), effect: audited("banner.restored") });
}

/** Who stands out for a week, and whom the home page quotes, is chosen once. */
export async function choosePeople({ taps, member, one }: World): Promise<void> {
  const by = await member("admin@demo.example");
  const weeks = { by, on: `${HERE}/destaques` };
  // She has another address by now: staff who paste the one they know find her all the same.
  const athlete = "@natalia-braganca";
  expect(await one("select subdomain from athletes where name = 'Natália Bragança'")).toBe("natalia-dez");
  const dates = { from: "", until: "" };
  for (const [name, days] of [
    ["from", 100],
    ["until", 106],
  ] as const)
    dates[name] = await one(`select to_char(current_date + ${days}, 'DD/MM/YYYY')`);
  const fill = { athlete, ...dates };
  const form = ({ fields }: { fields: object }) => "athlete" in fields;
  await taps.twice({ ...weeks, form, fill, effect: audited("athlete.week_scheduled") });
  await taps.twice({ ...weeks, press: press("cancelar"), effect: audited("athlete.week_cancelled") });

  const quoted = { by, on: `${HERE}/depoimento` };
  const act = (intent: string, action: string, typed = {}) =>
    taps.twice({ ...quoted, press: press(intent), fill: typed, effect: audited(action) });
  await act("escrever", "home.testimonial_written", {
    name: "Ivone Prado",
    role: "Coordenadora de base do Esporte Clube Litoral",
    message: "Aqui a conversa começa pela família.",
    declared: "on",
  });
  await act("automatico", "home.testimonial_released");
  await act("mostrar", "home.testimonial_written");
  await act("escolher", "home.testimonial_chosen");
}

/** A version of the terms is written, published, withdrawn and accepted once. Whoever comes later is asked to accept. */
export async function changeTerms(world: World): Promise<void> {
  const { taps, one, sql } = world;
  const by = await world.member("admin@demo.example");
  const list = `${HERE}/textos`;
  const draft = async () => {
    // The demo data have a draft already: it is opened, and no second one is made.
    await sql.query("delete from terms_versions where published_at is null");
    await taps.twice({ by, on: list, effect: audited("terms.drafted") });
    return `${list}/${await one("select id from terms_versions where published_at is null and deleted_at is null")}`;
  };
  const unwanted = await draft();
  await taps.twice({ by, on: unwanted, press: press("apagar"), effect: audited("terms.draft_deleted") });
  const on = await draft();
  await taps.twice({
    by,
    on,
    fill: { changes: "Uma parte nova.", terms: "## Tudo novo\n\nUma frase." },
    effect: audited("terms.draft_changed"),
  });
  const publish = () =>
    taps.twice({ by, on: `${on}/publicar`, fill: { sure: "on" }, effect: audited("terms.published") });
  await publish();
  await taps.twice({ by, on, press: press("desfazer"), effect: audited("terms.withdrawn") });
  await publish();
  await sql.query("update terms_versions set in_force_from = now() where in_force_from > now()");
  const accepted = audited("user.terms_accepted");
  await taps.twice({ by, on: "/conta/termos", fill: { terms: "on" }, effect: accepted });
}
