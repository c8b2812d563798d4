import { Plus } from "lucide-react";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { FigurinhaThumb } from "#app/components/figurinha-thumb.tsx";
import { plansInWords } from "#app/components/plan-summary.ts";
import { textIn } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { privateMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { needWords } from "#domain/scouting/list-schema.ts";
import { listedAthletes, publicIdsOf } from "#server/athletes/athletes.server.ts";
import { plansThatOpen } from "#server/billing/billing.server.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { today } from "#server/platform/clock.server.ts";
import { addAthletes } from "#server/scouting/entries.server.ts";
import { listsOf } from "#server/scouting/lists.server.ts";
import { addedFlash, subdomainsIn } from "../add-athletes.ts";
import { ListsNotOpen } from "../components/lists/not-open.tsx";
import { listAddress, LISTS_PAGE } from "../list-addresses.ts";
import { listFull, listNotFound, NOT_OPEN } from "../list-problems.ts";
import type { Route } from "./+types/add-to-list.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("club");

const SHOWN = 12;

/** `?atletas=kaua,davi` from a selection of search, or one from an athlete's page: to which list? */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireProfile(context, "club");
  const asked = subdomainsIn(url.searchParams.get("atletas"));
  const ids = await publicIdsOf(asked);
  const [{ lists, open, counts }, athletes] = await Promise.all([
    listsOf(actor),
    listedAthletes(ids.slice(0, SHOWN), today()),
  ]);
  return {
    open,
    any: counts.open + counts.archived > 0,
    plans: plansInWords(open ? [] : await plansThatOpen("scouting_tools", "club")),
    asked,
    count: ids.length,
    missing: asked.length - ids.length,
    athletes: ids.flatMap((id) => {
      const athlete = athletes.get(id);
      return athlete ? [{ name: athlete.name, subdomain: athlete.subdomain, photo: athlete.photo }] : [];
    }),
    lists: lists.map((list) => ({
      id: list.id,
      name: list.name,
      total: list.total,
      need: needWords(list).join(" · "),
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireProfile(context, "club");
  const form = await readForm(request);
  const listId = textIn(form, "lista");
  const { lists } = await listsOf(actor);
  const list = lists.find(({ id }) => id === listId);
  if (!list) throw listNotFound();
  const added = await addAthletes(actor, list.id, subdomainsIn(textIn(form, "atletas")));
  if (added.ok) return redirectWith(listAddress(list.id), { flash: addedFlash(added.value, list.name) });
  if (typeof added.error === "object") return refuse({ flash: listFull(added.error.room) });
  if (added.error === "not_entitled") return refuse({ flash: NOT_OPEN }, { status: 403 });
  throw listNotFound();
}

export const meta: Route.MetaFunction = () => privateMeta("Adicionar a uma lista");

export default function AddToList({ loaderData }: Route.ComponentProps) {
  const { open, any, plans, asked, count, missing, athletes, lists } = loaderData;
  const words = asked.join(",");
  return (
    <Container className="py-6 sm:py-8">
      <div className="mx-auto grid max-w-[48rem] grid-cols-1 gap-5">
        <Breadcrumb steps={[{ label: "Listas", to: LISTS_PAGE }, { label: "Adicionar" }]} />
        <h1 className="text-4xl">Adicionar a uma lista</h1>
        {!open && <ListsNotOpen plans={plans} any={any} />}
        {open && count === 0 && (
          <EmptyState
            title="Nenhum atleta escolhido"
            action={<ButtonLink to="/club/buscar">Buscar atletas</ButtonLink>}
          >
            Marque atletas na busca, ou abra a página de um deles, e escolha “Adicionar à lista”.
          </EmptyState>
        )}
        {open && count > 0 && (
          <>
            <Chosen athletes={athletes} count={count} missing={missing} />
            <Card title="Em qual lista?">
              {lists.length > 0 && (
                <PostForm className="grid gap-2">
                  <input type="hidden" name="atletas" value={words} />
                  {lists.map((list) => (
                    <button
                      key={list.id}
                      type="submit"
                      name="lista"
                      value={list.id}
                      className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 rounded-control border border-line px-4 py-2 text-left hover:border-ink"
                    >
                      <span className="grid min-w-0">
                        <span className="font-semibold wrap-anywhere">{list.name}</span>
                        {list.need && <span className="text-sm text-muted">{list.need}</span>}
                      </span>
                      <span className="text-sm text-muted">
                        {list.total === 1 ? "1 atleta" : `${list.total} atletas`}
                      </span>
                    </button>
                  ))}
                </PostForm>
              )}
              {lists.length === 0 && <p className="mb-4">O clube ainda não tem listas.</p>}
              <ButtonLink
                to={`${LISTS_PAGE}/nova?atletas=${encodeURIComponent(words)}`}
                size="small"
                className="mt-4"
              >
                <Plus aria-hidden="true" />
                Nova lista com {count === 1 ? "este atleta" : "estes atletas"}
              </ButtonLink>
            </Card>
          </>
        )}
      </div>
    </Container>
  );
}

type ChosenProps = Pick<Route.ComponentProps["loaderData"], "athletes" | "count" | "missing">;

const Chosen = ({ athletes, count, missing }: ChosenProps) => (
  <section aria-label="Atletas escolhidos" className="grid gap-2">
    <ul className="flex flex-wrap gap-2">
      {athletes.map(({ name, subdomain, photo }) => (
        <li key={subdomain} className="flex items-center gap-2 panel py-1.5 pr-3 pl-1.5">
          <FigurinhaThumb photo={photo} />
          <span className="font-semibold">{name}</span>
        </li>
      ))}
      {count > athletes.length && (
        <li className="flex items-center px-2 font-semibold text-muted">e mais {count - athletes.length}</li>
      )}
    </ul>
    {missing > 0 && (
      <p className="text-sm text-muted">
        {missing === 1
          ? "1 perfil não está mais disponível e fica de fora."
          : `${missing} perfis não estão mais disponíveis e ficam de fora.`}
      </p>
    )}
  </section>
);
