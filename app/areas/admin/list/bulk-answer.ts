import { data } from "react-router";
import { attempt, NOT_SAVED } from "#app/forms/attempt.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { readBulk, type AskedAgain } from "./bulk-form.ts";

interface BulkDeed {
  /** Does it to one row. False: nothing was to be done, or not by this person. Words: why the row is left out. */
  does: (id: string, reason: string) => Promise<boolean | string>;
  /** "1 clube oculto", "clubes ocultos" */
  done: readonly [one: string, more: string];
  body?: string;
  /** It is not done without a reason, which is asked for beside the question. */
  needsReason?: boolean;
  /** It can be taken back by the next press, so it is done without asking again. */
  atOnce?: boolean;
}

/** Answers a press of a list's bar: asks again first, and then does it to each row and says to how many. */
export async function answerBulk(form: FormData, here: string, deeds: Record<string, BulkDeed>) {
  const asked = readBulk(form, Object.keys(deeds));
  const deed = asked && deeds[asked.intent];
  if (!deed) throw new Response("Pedido inválido.", { status: 400 });
  if (asked.ids.length === 0)
    return redirectWith(here, { flash: { kind: "info", title: "Marque pelo menos uma linha" } });
  if (!asked.confirmed && !deed.atOnce) return { ask: { intent: asked.intent, ids: asked.ids } };
  if (deed.needsReason && asked.reason === "") return askReason(asked);
  let count = 0;
  const left = new Map<string, number>();
  for (const id of asked.ids) {
    const did = await attempt(deed.does(id, asked.reason));
    if (did === undefined) return redirectWith(here, { flash: stopped(count) });
    if (typeof did === "string") left.set(did, (left.get(did) ?? 0) + 1);
    else if (did) count += 1;
  }
  const body = [count > 0 && deed.body, ...[...left].map(leftOut)].filter(Boolean).join(" ");
  return redirectWith(here, {
    flash:
      count > 0
        ? {
            kind: "success",
            title: count === 1 ? deed.done[0] : `${count} ${deed.done[1]}`,
            ...(body && { body }),
          }
        : { kind: "info", title: "Nada mudou", ...(body && { body }) },
  });
}

/** Asks once more what the bar was pressed for: blanks are no reason. */
export function askReason({ intent, ids }: AskedAgain) {
  const ask: AskedAgain = { intent, ids };
  return data(
    { ask, flash: { kind: "error", title: "Nada mudou", body: "Escreva o motivo." } as const },
    400,
  );
}

const leftOut = ([why, count]: [string, number]): string =>
  `${count === 1 ? "1 ficou" : `${count} ficaram`} de fora: ${why}.`;

/** It failed at one of the rows, which is logged: those before it are done. */
const stopped = (count: number) =>
  ({
    kind: "error",
    title: count === 0 ? "Nada mudou" : "Nem tudo foi feito",
    body: NOT_SAVED,
  }) as const;

/** What the view "Excluídos" of a list brings back. */
export const deletion = (
  remove: (id: string) => Promise<{ ok: boolean }>,
  done: BulkDeed["done"],
): BulkDeed => ({
  does: async (id) => (await remove(id)).ok,
  done,
  body: "Para desfazer, abra a visão Excluídos.",
});
