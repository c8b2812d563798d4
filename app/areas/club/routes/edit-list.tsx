import { data } from "react-router";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Container } from "#app/components/container.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { privateMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { LIST_UNDO_DAYS } from "#domain/scouting/limits.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { listHead } from "#server/scouting/list-page.server.ts";
import { changeList, setArchived, setDeleted } from "#server/scouting/lists.server.ts";
import { ListForm } from "../components/lists/list-form.tsx";
import { listAddress, LISTS_PAGE } from "../list-addresses.ts";
import { listIn } from "../list-form-action.ts";
import { listNotFound, NOT_OPEN } from "../list-problems.ts";
import type { Route } from "./+types/edit-list.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("club");

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const list = await listHead(requireProfile(context, "club"), params.id);
  if (!list.ok) throw listNotFound();
  const { id, name, positions, bornFrom, bornTo, foot, archived, total, open } = list.value;
  // Without the plan there is nothing to change here.
  if (!open) throw redirectWith(listAddress(id), { flash: NOT_OPEN });
  return {
    id,
    name,
    need: { positions, bornFrom, bornTo, foot },
    archived,
    total,
    deleting: url.searchParams.has("apagar"),
  };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const actor = requireProfile(context, "club");
  const form = await readForm(request);
  const intent = form.get("intent");
  switch (intent) {
    case "salvar": {
      const read = listIn(form);
      if ("refused" in read) return read.refused;
      return answered(await changeList(actor, id, read.input), listAddress(id), "Lista salva");
    }
    case "arquivar":
      return answered(
        await setArchived(actor, id, true),
        LISTS_PAGE,
        "Lista arquivada",
        "Ela está em Arquivadas, e dá para reabrir quando quiser.",
      );
    case "reabrir":
      return answered(await setArchived(actor, id, false), listAddress(id), "Lista reaberta");
    case "apagar":
      return answered(
        await setDeleted(actor, id, true),
        LISTS_PAGE,
        "Lista apagada",
        `Dá para restaurar em Apagadas por ${LIST_UNDO_DAYS} dias.`,
      );
    default:
      throw data(null, 404);
  }
}

function answered(
  done: { ok: true } | { ok: false; error: string },
  to: string,
  title: string,
  body?: string,
): Response {
  if (done.ok) return redirectWith(to, { flash: { kind: "success", title, ...(body && { body }) } });
  if (done.error === "not_entitled") return redirectWith(LISTS_PAGE, { flash: NOT_OPEN });
  throw listNotFound();
}

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData?.name ?? "Lista");

export default function EditList({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, need, archived, total, deleting } = loaderData;
  return (
    <Container className="py-6 sm:py-8">
      <div className="mx-auto grid max-w-[56rem] grid-cols-1 gap-5">
        <Breadcrumb
          steps={[
            { label: "Listas", to: LISTS_PAGE },
            { label: name, to: listAddress(id) },
            { label: deleting ? "Apagar" : "Editar" },
          ]}
        />
        <h1 className="text-4xl wrap-anywhere">{deleting ? `Apagar ${name}?` : `Editar ${name}`}</h1>
        {deleting ? (
          <Card>
            <p className="mb-5 max-w-[56ch]">
              A lista sai da vista de todo o clube
              {total > 0 && `, com a ordem e as etapas de ${total === 1 ? "1 atleta" : `${total} atletas`}`}.
              As notas ficam com o clube. Dá para restaurar por {LIST_UNDO_DAYS} dias.
            </p>
            <PostForm className="flex flex-wrap gap-3">
              <SubmitButton intent="apagar" variant="danger">
                Apagar lista
              </SubmitButton>
              <ButtonLink to={`${LISTS_PAGE}/${id}/editar`}>Não apagar</ButtonLink>
            </PostForm>
          </Card>
        ) : (
          <>
            <Card>
              <ListForm
                name={name}
                need={need}
                ticked={actionData?.ticked}
                submit="Salvar"
                cancel={listAddress(id)}
                answer={actionData}
              />
            </Card>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
              <PostForm>
                <SubmitButton intent={archived ? "reabrir" : "arquivar"} size="small">
                  {archived ? "Reabrir a lista" : "Arquivar a lista"}
                </SubmitButton>
              </PostForm>
              <ButtonLink to="?apagar=1" variant="text" size="small">
                Apagar a lista
              </ButtonLink>
            </div>
          </>
        )}
      </div>
    </Container>
  );
}
