import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { Card } from "#app/components/card.tsx";
import { Container } from "#app/components/container.tsx";
import { plansInWords } from "#app/components/plan-summary.ts";
import { textIn } from "#app/forms/parse-form.ts";
import { readForm } from "#app/forms/read-form.ts";
import { privateMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { toQuery } from "#domain/athletes/search-address.ts";
import { plansThatOpen } from "#server/billing/billing.server.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { today } from "#server/platform/clock.server.ts";
import { addAthletes } from "#server/scouting/entries.server.ts";
import { createList, listsOf } from "#server/scouting/lists.server.ts";
import { ListForm } from "../components/lists/list-form.tsx";
import { ListsNotOpen } from "../components/lists/not-open.tsx";
import { addedFlash, subdomainsIn } from "../add-athletes.ts";
import { listAddress, LISTS_PAGE } from "../list-addresses.ts";
import { listIn, refuseList } from "../list-form-action.ts";
import { listFull, listNotFound, NOT_OPEN, TOO_MANY_LISTS } from "../list-problems.ts";
import type { Route } from "./+types/new-list.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("club");

/** `?atletas=` are put into the new list at once; the words of a search prefill the need. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireProfile(context, "club");
  const { open, counts } = await listsOf(actor);
  const search = url.searchParams;
  const { query } = toQuery(search, { place: null, today: today() });
  return {
    open,
    any: counts.open + counts.archived > 0,
    plans: plansInWords(open ? [] : await plansThatOpen("scouting_tools", "club")),
    need: {
      positions: query.positions ?? [],
      bornFrom: query.bornFrom ?? null,
      bornTo: query.bornTo ?? null,
      foot: query.foot ?? null,
    },
    athletes: subdomainsIn(search.get("atletas")),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireProfile(context, "club");
  const form = await readForm(request);
  const read = listIn(form);
  if ("refused" in read) return read.refused;
  const made = await createList(actor, read.input);
  if (!made.ok) {
    if (made.error === "not_found") throw listNotFound();
    return refuseList(form, {
      typed: { name: read.input.name },
      flash: made.error === "too_many_lists" ? TOO_MANY_LISTS : NOT_OPEN,
    });
  }
  const wanted = subdomainsIn(textIn(form, "atletas"));
  const added = wanted.length > 0 ? await addAthletes(actor, made.value.id, wanted) : null;
  const flash =
    added === null
      ? { kind: "success" as const, title: "Lista criada", body: "Agora adicione os atletas." }
      : added.ok
        ? addedFlash(added.value, read.input.name)
        : typeof added.error === "object"
          ? listFull(added.error.room)
          : NOT_OPEN;
  return redirectWith(listAddress(made.value.id), { flash });
}

export const meta: Route.MetaFunction = () => privateMeta("Nova lista");

export default function NewList({ loaderData, actionData }: Route.ComponentProps) {
  const { open, any, plans, need, athletes } = loaderData;
  return (
    <Container className="py-6 sm:py-8">
      <div className="mx-auto grid max-w-[56rem] grid-cols-1 gap-5">
        <Breadcrumb steps={[{ label: "Listas", to: LISTS_PAGE }, { label: "Nova lista" }]} />
        <h1 className="text-4xl">Nova lista</h1>
        {open ? (
          <Card>
            <ListForm
              need={need}
              ticked={actionData?.ticked}
              submit="Criar lista"
              cancel={LISTS_PAGE}
              answer={actionData}
            >
              {athletes.length > 0 && (
                <>
                  <input type="hidden" name="atletas" value={athletes.join(",")} />
                  <p className="rounded-control bg-grass-tint px-4 py-3 font-semibold text-grass-deep">
                    {athletes.length === 1
                      ? "1 atleta escolhido entra na lista."
                      : `${athletes.length} atletas escolhidos entram na lista.`}
                  </p>
                </>
              )}
            </ListForm>
          </Card>
        ) : (
          <ListsNotOpen plans={plans} any={any} />
        )}
      </div>
    </Container>
  );
}
