import { z } from "zod";
import { Badge } from "#app/components/badge.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { Unexpected } from "#app/components/error-page.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { adminMeta } from "#app/private-meta.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { formatDateTime } from "#domain/date-time.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { REPORT_REASONS } from "#domain/moderation/reports.ts";
import { REVIEW_LABELS } from "#domain/moderation/review-kinds.ts";
import { REVIEW_LIST } from "#domain/moderation/staff-list.ts";
import { ageText, isOld } from "#domain/moderation/waiting.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import * as moderation from "#server/moderation/moderation.server.ts";
import { now } from "#server/platform/clock.server.ts";
import { assignAnswer } from "../assign-answer.ts";
import { RowLink } from "../components/row-link.tsx";
import { AdminList, type ListColumn } from "../list/admin-list.tsx";
import { readList } from "../list/list-frame.ts";
import { addressIn, partIn, REVIEWS } from "../queue/queue-address.ts";
import type { Route } from "./+types/reviews.ts";

const assignSchema = z.object({ intent: z.enum(["assumir", "liberar"]), id: z.uuid() });

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const query = readListQuery(REVIEW_LIST, url.searchParams);
  const [{ frame, rows }, byKind] = await Promise.all([
    readList(actor, REVIEW_LIST, query, moderation.queue(actor, query)),
    moderation.waitingByKind(actor),
  ]);
  const part = partIn(url);
  return {
    frame,
    rows: rows.map(({ reportReason, ...entry }) => ({
      ...entry,
      note: reportReason && REPORT_REASONS[reportReason],
      createdAt: formatDateTime(entry.createdAt),
      age: ageText(entry.createdAt, now()),
      old: isOld(entry.createdAt, now()),
      to: addressIn(part, entry.id),
    })),
    counts: { kind: Object.fromEntries(byKind) },
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = assignSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!form.success) throw new Response("Pedido inválido.", { status: 400 });
  const { intent, id } = form.data;
  const actor = actorOf(context);
  const assigned = await (intent === "assumir" ? moderation.lease(actor, id) : moderation.release(actor, id));
  return redirectWith(REVIEWS + url.search, { flash: assignAnswer(assigned, intent) });
}

export const meta: Route.MetaFunction = () => adminMeta(REVIEW_LIST.title);

type Row = Route.ComponentProps["loaderData"]["rows"][number];

const COLUMNS: ListColumn<Row>[] = [
  {
    header: "Assunto",
    rowHeader: true,
    cell: ({ to, subject, note }) => (
      <RowLink to={to} note={note}>
        {subject ?? "Já removido"}
      </RowLink>
    ),
  },
  {
    header: "Tipo",
    cell: ({ kind }) => <Badge tone={kind === "report" ? "danger" : "neutral"}>{REVIEW_LABELS[kind]}</Badge>,
  },
  {
    header: "Espera desde",
    sort: "waiting",
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{createdAt}</span>,
  },
  {
    header: "Há",
    align: "end",
    cell: ({ age, old }) => (
      <span className={old ? "font-bold whitespace-nowrap text-danger" : "whitespace-nowrap"}>{age}</span>
    ),
  },
  { header: "Com quem", cell: ({ assignee, mine }) => (mine ? "Você" : (assignee ?? "Ninguém")) },
  { header: "Ações", hiddenHeader: true, align: "end", cell: (row) => <AssignButton {...row} /> },
];

function AssignButton({ id, mine, assignee, subject }: Row) {
  // While a colleague has it, nobody else can take it.
  if (assignee && !mine) return null;
  return (
    <PostForm>
      <input type="hidden" name="id" value={id} />
      <SubmitButton intent={mine ? "liberar" : "assumir"} size="small">
        {mine ? "Liberar" : "Assumir"}
        <span className="sr-only"> a revisão de {subject}</span>
      </SubmitButton>
    </PostForm>
  );
}

export default function Reviews({ loaderData: { frame, rows, counts } }: Route.ComponentProps) {
  return (
    <AdminList
      list={REVIEW_LIST}
      frame={frame}
      rows={rows}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      counts={counts}
    >
      <p>
        Publicações de menores, fotos e vídeos, clubes, patrocinadores, pedidos de remoção e denúncias
        aparecem aqui, do que espera há mais tempo ao mais novo.
      </p>
    </AdminList>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Unexpected error={error} lead={REVIEW_LIST.failed} />;
}
