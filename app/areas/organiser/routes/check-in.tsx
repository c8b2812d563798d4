import { ChevronLeft } from "lucide-react";
import { useSyncExternalStore } from "react";
import { data } from "react-router";
import { parseForm } from "#app/forms/parse-form.ts";
import { memberGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { wholeDocument } from "#app/session/whole-document.ts";
import { privateMeta } from "#app/private-meta.ts";
import { ERASE_AFTER, OFFLINE_PAGES } from "#domain/offline-pages.ts";
import { entranceSchema } from "#domain/registrations/check-in-schema.ts";
import { requireMember, requireSession } from "#server/identity/who-asks.server.ts";
import type { RouteHandle } from "#server/platform/http/route-words.server.ts";
import { recordScans, rosterOf } from "#server/registrations/check-in.server.ts";
import { asOrganiser } from "../as-organiser.ts";
import { entranceFlash, EVENT_NOT_FOUND } from "../check-in/entrance-answer.ts";
import { GateDesk } from "../components/check-in/gate-desk.tsx";
import { PlainEntrance } from "../components/check-in/plain-entrance.tsx";
import type { Route } from "./+types/check-in.ts";

export const middleware: Route.MiddlewareFunction[] = [memberGuard, wholeDocument];

/** Reads codes with the camera, and with WebAssembly where the browser cannot. */
export const handle: RouteHandle = { readsCodes: true };

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await asOrganiser(whoIn(context), (actor) => rosterOf(actor, params.id));
  if (!found.ok) throw data(EVENT_NOT_FOUND, 404);
  const { roster, timeZone } = found.value;
  return data({ roster, timeZone }, { headers: { [ERASE_AFTER]: roster.eraseAfter } });
}

/** Without script: somebody found in the list goes in. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await parseForm(request, entranceSchema);
  if (!form.ok) throw data("Pedido inválido.", 400);
  const id = crypto.randomUUID();
  const entry = { id, how: "name", at: new Date().toISOString(), ...form.value } as const;
  const recorded = await asOrganiser(whoIn(context), (actor) => recordScans(actor, params.id, [entry]));
  if (!recorded.ok) throw data(EVENT_NOT_FOUND, 404);
  return redirectWith(`${OFFLINE_PAGES.checkIn.scope}${params.id}`, {
    flash: entranceFlash(entry.person, recorded.value),
  });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The list comes with the readings' answers. A revalidation without signal would replace the page by an error. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData ? `Entrada · ${loaderData.roster.title}` : "Entrada");

export default function CheckIn({ loaderData: { roster, timeZone } }: Route.ComponentProps) {
  const scripted = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    // At the gate nobody waits for the moment at which other pages start their scripts.
    <main id="conteudo" tabIndex={-1} data-hydrate-now="" className="mx-auto max-w-[40rem] outline-none">
      <header className="flex min-h-14 items-center gap-1 border-b border-line bg-card pr-4 pl-1">
        <a
          href={`/organizar/eventos/${roster.eventId}`}
          aria-label="Voltar ao evento"
          className="grid size-12 shrink-0 place-items-center"
        >
          <ChevronLeft aria-hidden="true" />
        </a>
        <h1 className="min-w-0 truncate py-1 text-2xl">Entrada · {roster.title}</h1>
      </header>
      {scripted ? (
        <GateDesk roster={roster} timeZone={timeZone} />
      ) : (
        <PlainEntrance roster={roster} timeZone={timeZone} />
      )}
    </main>
  );
}

const whoIn = (context: Route.LoaderArgs["context"]) => ({
  actor: requireMember(context),
  session: requireSession(context),
});

const neverChanges = () => () => {};
