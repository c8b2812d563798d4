import { data } from "react-router";
import { attempt, TRY_AGAIN } from "#app/forms/attempt.ts";
import { redirectWith } from "#app/session/redirects.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { deleteAthletes } from "#server/athletes/staff/delete.server.ts";
import { featureAll } from "#server/athletes/staff/feature.server.ts";
import { hideAll } from "#server/athletes/staff/hide.server.ts";
import { restoreAthletes } from "#server/athletes/staff/restore.server.ts";
import { askReason } from "./list/bulk-answer.ts";
import { readBulk, type AskedAgain } from "./list/bulk-form.ts";

interface Act {
  work: (actor: Actor, ids: readonly string[], reason: string) => Promise<{ result: { ok: boolean } }[]>;
  said: [one: string, many: string];
  /** It is asked again, with a reason. */
  asks?: true;
}

const ACTS = {
  destacar: {
    work: (actor, ids) => featureAll(actor, ids, true),
    said: ["1 atleta em destaque", "atletas em destaque"],
  },
  "sem-destaque": {
    work: (actor, ids) => featureAll(actor, ids, false),
    said: ["1 atleta sem destaque", "atletas sem destaque"],
  },
  ocultar: { work: hideAll, said: ["1 perfil oculto", "perfis ocultos"], asks: true },
  excluir: { work: deleteAthletes, said: ["1 atleta excluído", "atletas excluídos"], asks: true },
  desfazer: { work: restoreAthletes, said: ["1 exclusão desfeita", "exclusões desfeitas"] },
} as const satisfies Record<string, Act>;

const INTENTS = Object.keys(ACTS) as (keyof typeof ACTS)[];

const NOTHING = { kind: "error", title: "Nada mudou", body: TRY_AGAIN } as const;

/** The bar of the list of athletes: each act takes all that are marked at once. */
export async function answerAthletes(actor: Actor, posted: FormData, here: string) {
  const form = readBulk(posted, INTENTS);
  if (!form) throw new Response("Pedido inválido.", { status: 400 });
  const { intent, ids, confirmed, reason } = form;
  if (ids.length === 0)
    return redirectWith(here, { flash: { kind: "info", title: "Marque pelo menos um atleta" } });
  const { work, said, asks }: Act = ACTS[intent];
  if (asks && !confirmed) return { ask: { intent, ids } };
  if (asks && reason === "") return askReason({ intent, ids });
  const outcomes = await attempt(work(actor, ids, reason));
  if (!outcomes) {
    if (!asks) return redirectWith(here, { flash: NOTHING });
    const ask: AskedAgain = { intent, ids, reason };
    return data({ ask, flash: NOTHING }, { status: 500 });
  }
  const done = outcomes.filter(({ result }) => result.ok).length;
  const left = outcomes.length - done;
  return redirectWith(here, {
    flash: {
      kind: done > 0 ? "success" : "error",
      title: done === 1 ? said[0] : `${done} ${said[1]}`,
      ...(left > 0 && { body: `${left} já não estavam mais na lista.` }),
    },
  });
}
