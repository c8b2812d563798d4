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
