import { audited, count, press, type World } from "./world.ts";

/** An event is written, sent, cancelled and deleted once. */
export async function organiseEvents({ taps, member, one }: World): Promise<void> {
  const litoral = await member("clube@demo.example");
  const day = await one("select (current_date + 60)::text");
  await taps.twice({
    by: litoral,
    on: "/organizar/eventos/novo",
    press: press("rascunho"),
    fill: { title: "Peneira de dois toques", startDate: day, startTime: "09:00", location: "Campo do clube" },
    effect: audited("event.created"),
  });
  const id = await one("select id from events where title = 'Peneira de dois toques'");
  const complete = {
    endTime: "12:00",
    city: "Salvador, BA",
    description: "Dois tempos de quarenta minutos, com observadores.",
    capacity: "40",
    "category-sub-15": "on",
  };
  await taps.twice({
    by: litoral,
    on: "/organizar/eventos/novo",
    press: press("enviar"),
    fill: {
      ...complete,
      title: "Peneira enviada de uma vez",
      startDate: day,
      startTime: "14:00",
      endTime: "17:00",
      location: "Campo do clube",
    },
    effect: audited("event.sent"),
  });
  const edit = { by: litoral, on: `/organizar/eventos/${id}/editar` };
  await taps.twice({
    ...edit,
    press: press("rascunho"),
    fill: { bring: "Chuteira e água" },
    effect: audited("event.changed"),
  });
  await taps.twice({ ...edit, press: press("enviar"), fill: complete, effect: audited("event.sent") });
  const end = { by: litoral, on: `/organizar/eventos/${id}/cancelar` };
  await taps.twice({ ...end, press: press("apagar"), effect: audited("event.deleted") });
  const approved = await one("select id from events where title like 'Peneira aberta do Litoral%'");
  await taps.twice({
    by: litoral,
    on: `/organizar/eventos/${approved}`,
    press: press("remover-foto"),
    effect: count(`media where owner_id = '${approved}' and deleted_at is not null`),
  });
  await taps.twice({
    by: litoral,
    on: `/organizar/eventos/${approved}/cancelar`,
    press: press("cancelar"),
    fill: { reason: "O campo está em obras." },
    effect: audited("event.cancelled"),
  });
}
