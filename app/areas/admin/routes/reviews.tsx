import { ClipboardCheck } from "lucide-react";
import { z } from "zod";
import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { formatDateTime } from "#domain/date-time.ts";
import { asId } from "#domain/id.ts";
import { REPORT_REASONS } from "#domain/moderation/reports.ts";
import { REVIEW_KINDS } from "#domain/moderation/review-kinds.ts";
import { ageText, isOld } from "#domain/moderation/waiting.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import * as moderation from "#server/moderation/moderation.server.ts";
import { now } from "#server/platform/clock.server.ts";
import { adminMeta } from "#app/private-meta.ts";
import { assignAnswer } from "../assign-answer.ts";
import { CursorNav } from "../components/cursor-nav.tsx";
import { KindFilter } from "../components/kind-filter.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { ReviewTable } from "../components/review-table.tsx";
import { addressIn, filterOf, partIn, REVIEWS, type QueuePart } from "../queue/queue-address.ts";
import { REVIEW_TEXT } from "../review-text.ts";
import type { Route } from "./+types/reviews.ts";

const assignSchema = z.object({ intent: z.enum(["assumir", "liberar"]), id: z.uuid() });

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const part = partIn(url);
  const after = asId(url.searchParams.get("depois"));
  const [page, byKind] = await Promise.all([
    moderation.queue(actor, { ...filterOf(part), after }),
    moderation.waitingByKind(actor),
  ]);
  return {
    part,
    after,
    entries: page.entries.map(({ reportReason, ...entry }) => ({
      ...entry,
      kindLabel: REVIEW_TEXT[entry.kind].label,
      note: reportReason && REPORT_REASONS[reportReason],
      createdAt: formatDateTime(entry.createdAt),
      age: ageText(entry.createdAt, now()),
      old: isOld(entry.createdAt, now()),
      to: addressIn(part, entry.id),
    })),
    next: page.next && addressOf(part, page.next),
    counts: Object.fromEntries(byKind),
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

export const meta: Route.MetaFunction = () => adminMeta("Revisões");

export default function Reviews({
  loaderData: { part, after, entries, next, counts },
}: Route.ComponentProps) {
  return (
    <>
      <PageTitle>Revisões</PageTitle>
      <KindFilter action={REVIEWS} kind={part.tipo} kinds={kindsWith(counts)} />
      {entries.length > 0 ? (
        <ReviewTable entries={entries} />
      ) : (
        <EmptyState
          icon={<ClipboardCheck />}
          title={after ? "Não há mais revisões" : "Nada espera por uma decisão"}
          action={(after ?? part.tipo ?? part.fila) && <ButtonLink to={REVIEWS}>Ver todas</ButtonLink>}
        >
          <p>
            Publicações de menores, fotos e vídeos, clubes, patrocinadores, pedidos de remoção e denúncias
            aparecem aqui, do que espera há mais tempo ao mais novo.
          </p>
        </EmptyState>
      )}
      <CursorNav first={after ? addressIn(part) : null} next={next} />
    </>
  );
}

const kindsWith = (counts: Record<string, number>) => [
  { value: "midia", label: "Fotos, vídeos e pedidos de remoção" },
  ...REVIEW_KINDS.map((kind) => ({
    value: kind,
    label: counts[kind] ? `${REVIEW_TEXT[kind].label} (${counts[kind]})` : REVIEW_TEXT[kind].label,
  })),
];

const addressOf = (part: QueuePart, after: string): string =>
  `${REVIEWS}?${new URLSearchParams({ ...part, depois: after })}`;
