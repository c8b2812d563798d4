import { anEventAtTheGate } from "../../helpers/gate-event.ts";
import { audited, count, press, type World } from "./world.ts";

/** The entrance of an event without script: a name is pressed, and turns out to be the wrong one. */
export async function letIn({ taps, member, sql }: World): Promise<void> {
  const by = await member("clube@demo.example");
  const event = await anEventAtTheGate(sql, 2);
  const effect = count(
    `check_ins join registrations r on r.id = registration_id where r.event_id = '${event.id}'`,
  );
  await taps.twice({ by, on: event.page, press: ["person"], effect, becomes: "1" });
  await taps.twice({
    by,
    on: `/organizar/eventos/${event.id}/inscricoes`,
    press: press("telefones"),
    effect: audited("event.phones_opened"),
  });
  const undone = audited("registration.entrance_undone");
  await taps.twice({ by, on: `/organizar/eventos/${event.id}/presenca`, effect: undone });
}
