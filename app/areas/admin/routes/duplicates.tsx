import { GitMerge, UserCheck } from "lucide-react";
import { z } from "zod";
import { Badge } from "#app/components/badge.tsx";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Unexpected } from "#app/components/error-page.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { adminMeta } from "#app/private-meta.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { DUPLICATE_LIST, DUPLICATE_REASONS } from "#domain/athletes/duplicates.ts";
import { formatDay } from "#domain/date-time.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { dismissDuplicate, duplicates } from "#server/athletes/merge/duplicates.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { ATHLETES, athletePath } from "../record-paths.ts";
import { PersonCell } from "../components/person-cell.tsx";
import { AdminList, type ListColumn } from "../list/admin-list.tsx";
import { answerBulk } from "../list/bulk-answer.ts";
import { readList } from "../list/list-frame.ts";
import type { Route } from "./+types/duplicates.ts";

const PATH = DUPLICATE_LIST.path;
const dismissSchema = z.object({ id: z.uuid() });

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const query = readListQuery(DUPLICATE_LIST, url.searchParams);
  const { frame, rows } = await readList(actor, DUPLICATE_LIST, query, duplicates(actor, query));
  return {
    frame,
    rows: rows.map(({ id, reasons, foundAt, first, second }) => {
      // Whoever has an account keeps the address; of two alike, the older profile.
      const [kept, gone] = second.hasAccount && !first.hasAccount ? [second, first] : [first, second];
      return { id, reasons, foundOn: formatDay(foundAt), kept: toSide(kept), gone: toSide(gone) };
    }),
  };
}

type Found = Awaited<ReturnType<typeof duplicates>>["rows"][number]["first"];

const toSide = ({ id, name, subdomain, club, city, birthYear }: Found) => ({
  id,
  name,
  note: [`@${subdomain}`, birthYear, club, city].filter(Boolean).join(" · "),
});

export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = actorOf(context);
  const form = await readForm(request);
  const here = PATH + url.search;
  if (form.has("intent"))
    return answerBulk(form, here, {
      descartar: {
        does: async (id) => (await dismissDuplicate(actor, id)).ok,
        done: ["1 par descartado", "pares descartados"],
      },
    });
  const pressed = dismissSchema.safeParse(Object.fromEntries(form));
  if (!pressed.success) throw new Response("Pedido inválido.", { status: 400 });
  const dismissed = await dismissDuplicate(actor, pressed.data.id);
  return redirectWith(here, {
    flash: dismissed.ok
      ? { kind: "success", title: "Anotado: são pessoas diferentes" }
      : { kind: "info", title: "Este par já foi decidido" },
  });
}

export const meta: Route.MetaFunction = () => adminMeta("Possíveis duplicados");

type Pair = Route.ComponentProps["loaderData"]["rows"][number];

const COLUMNS: ListColumn<Pair>[] = [
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
            {DUPLICATE_REASONS[reason]}
          </Badge>
        ))}
      </span>
    ),
  },
  { header: "Encontrado", sort: "found", cell: ({ foundOn }) => foundOn },
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

const DISMISS = {
  intent: "descartar",
  label: "Descartar",
  icon: <UserCheck aria-hidden="true" />,
  question: (count: number) =>
    count === 1 ? "São pessoas diferentes?" : `São pessoas diferentes em todos os ${count} pares?`,
};

export default function Duplicates({ loaderData: { frame, rows }, actionData }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb
        className="mb-3"
        steps={[{ label: "Atletas", to: ATHLETES }, { label: DUPLICATE_LIST.title }]}
      />
      <AdminList
        list={DUPLICATE_LIST}
        frame={frame}
        rows={rows}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        bulk={{
          actions: [DISMISS],
          ask: actionData?.ask,
          nameOf: ({ kept, gone }) => `${kept.name} e ${gone.name}`,
        }}
      >
        <p>Toda noite procuramos perfis com o mesmo nome e nascimento, ou do mesmo responsável.</p>
      </AdminList>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Unexpected error={error} lead={DUPLICATE_LIST.failed} />;
}
