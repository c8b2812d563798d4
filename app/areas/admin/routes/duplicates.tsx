import { GitMerge, UserCheck } from "lucide-react";
import { z } from "zod";
import { Badge } from "#app/components/badge.tsx";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { adminMeta } from "#app/private-meta.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { asId } from "#domain/id.ts";
import { dismissDuplicate, duplicates } from "#server/athletes/merge/duplicates.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { ATHLETES, athletePath } from "../athlete-paths.ts";
import { CursorNav } from "../components/cursor-nav.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { PersonCell } from "../components/person-cell.tsx";
import { REASON_TEXT } from "../merge-view.ts";
import type { Route } from "./+types/duplicates.ts";

const PATH = `${ATHLETES}/duplicados`;
const dismissSchema = z.object({ id: z.uuid() });

export async function loader({ url, context }: Route.LoaderArgs) {
  const before = asId(url.searchParams.get("depois"));
  const { pairs, next } = await duplicates(actorOf(context), { before });
  return {
    pairs: pairs.map(({ id, reasons, first, second }) => {
      // Whoever has an account keeps the address; of two alike, the older profile.
      const [kept, gone] = second.hasAccount && !first.hasAccount ? [second, first] : [first, second];
      return {
        id,
        reasons: reasons.map((reason) => REASON_TEXT[reason]),
        kept: toSide(kept),
        gone: toSide(gone),
      };
    }),
    first: before ? PATH : null,
    next: next && `${PATH}?depois=${next}`,
  };
}

type Found = Awaited<ReturnType<typeof duplicates>>["pairs"][number]["first"];

const toSide = ({ id, name, subdomain, club, city, birthYear }: Found) => ({
  id,
  name,
  note: [`@${subdomain}`, birthYear, club, city].filter(Boolean).join(" · "),
});

export async function action({ request, context }: Route.ActionArgs) {
  const form = dismissSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!form.success) throw new Response("Pedido inválido.", { status: 400 });
  const dismissed = await dismissDuplicate(actorOf(context), form.data.id);
  return redirectWith(PATH, {
    flash: dismissed.ok
      ? { kind: "success", title: "Anotado: são pessoas diferentes" }
      : { kind: "info", title: "Este par já foi decidido" },
  });
}

export const meta: Route.MetaFunction = () => adminMeta("Possíveis duplicados");

type Pair = Route.ComponentProps["loaderData"]["pairs"][number];

const COLUMNS: Column<Pair>[] = [
  {
    header: "Perfil",
    rowHeader: true,
    cell: ({ kept }) => (
      <PersonCell to={athletePath(kept.id)} name={kept.name} note={kept.note} photo={null} />
    ),
  },
  {
    header: "Pode ser o mesmo que",
    cell: ({ gone }) => (
      <PersonCell to={athletePath(gone.id)} name={gone.name} note={gone.note} photo={null} />
    ),
  },
  {
    header: "Sinais",
    cell: ({ reasons }) => (
      <span className="flex flex-wrap gap-1">
        {reasons.map((reason) => (
          <Badge key={reason} tone="pale">
            {reason}
          </Badge>
        ))}
      </span>
    ),
  },
  {
    header: "Ações",
    hiddenHeader: true,
    align: "end",
    cell: ({ id, kept, gone }) => (
      <span className="flex gap-2 sm:justify-end">
        <ButtonLink to={`${ATHLETES}/unir?a=${kept.id}&b=${gone.id}`} size="small">
          <GitMerge aria-hidden="true" />
          Comparar
          <span className="sr-only"> os perfis de {kept.name}</span>
        </ButtonLink>
        <PostForm>
          <SubmitButton size="small" name="id" value={id}>
            <UserCheck aria-hidden="true" />
            Descartar
            <span className="sr-only">: são pessoas diferentes</span>
          </SubmitButton>
        </PostForm>
      </span>
    ),
  },
];

export default function Duplicates({ loaderData: { pairs, first, next } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb
        className="mb-3"
        steps={[{ label: "Atletas", to: ATHLETES }, { label: "Possíveis duplicados" }]}
      />
      <PageTitle>Possíveis duplicados</PageTitle>
      {pairs.length > 0 ? (
        <div className="admin-dense">
          <Table
            caption="Perfis que podem ser da mesma pessoa"
            captionHidden
            columns={COLUMNS}
            rows={pairs}
            rowKey={({ id }) => id}
            narrow="stack"
          />
        </div>
      ) : (
        <EmptyState title={first ? "Não há mais pares" : "Nenhum possível duplicado"} icon={<UserCheck />}>
          <p>Toda noite procuramos perfis com o mesmo nome e nascimento, ou do mesmo responsável.</p>
        </EmptyState>
      )}
      <CursorNav first={first} next={next} />
    </>
  );
}
