import { useLocation } from "react-router";
import { SubmitButton } from "#app/components/button.tsx";
import { Unexpected } from "#app/components/error-page.tsx";
import { InputField } from "#app/components/input.tsx";
import { SuggestedField } from "#app/components/suggested-field.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { orAsTyped } from "#app/forms/or-as-typed.ts";
import { parseFields, typedIn, type FormErrors } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { adminMeta } from "#app/private-meta.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { ADJUSTMENT_LIST } from "#domain/clubs/adjustment-list.ts";
import { adjustmentSchema } from "#domain/clubs/adjustment-schema.ts";
import { formatDay } from "#domain/date-time.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { adjustPoints } from "#server/clubs/adjustments.server.ts";
import { listAdjustments } from "#server/clubs/staff/adjustments.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { UndoAdjustment } from "../components/clubs/undo-adjustment.tsx";
import { Panel } from "../components/panel.tsx";
import { RowLink } from "../components/row-link.tsx";
import { AdminList, type ListColumn } from "../list/admin-list.tsx";
import { readList } from "../list/list-frame.ts";
import { clubPage } from "../record-paths.ts";
import { answerUndo } from "../undo-adjustment-answer.ts";
import type { Route } from "./+types/ranking.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const query = readListQuery(ADJUSTMENT_LIST, url.searchParams);
  const { frame, rows } = await readList(actor, ADJUSTMENT_LIST, query, listAdjustments(actor, query));
  return { frame, rows: rows.map(({ createdAt, ...row }) => ({ ...row, day: formatDay(createdAt) })) };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  return orAsTyped(form, answerAdjustment(actorOf(context), form, ADJUSTMENT_LIST.path + url.search));
}

async function answerAdjustment(actor: Actor, form: FormData, here: string) {
  if (form.get("intent") === "desfazer") return answerUndo(actor, form, here);
  const parsed = parseFields(form, adjustmentSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const adjusted = await adjustPoints(actor, parsed.value);
  if (adjusted.ok)
    return redirectWith(here, {
      flash: { kind: "success", title: "Ajuste registrado", body: "Ele aparece no ranking com o motivo." },
    });
  return refuse({
    typed: typedIn(form, adjustmentSchema),
    fields: { club: PROBLEMS[adjusted.error] },
  });
}

const PROBLEMS = {
  not_allowed: "Só a equipe ajusta pontos.",
  club_unknown: "Nenhum clube no ar tem este nome.",
  several_clubs: "Mais de um clube tem este nome. Peça a um deles que mude o nome antes.",
} as const;

export const meta: Route.MetaFunction = () => adminMeta(ADJUSTMENT_LIST.title);

type Row = Route.ComponentProps["loaderData"]["rows"][number];

const columnsFor = (here: string, answer?: FormErrors): ListColumn<Row>[] => [
  {
    header: "Clube",
    sort: "club",
    rowHeader: true,
    cell: ({ club, reason }) => (
      <RowLink to={clubPage(club.id)} note={reason}>
        {club.name}
      </RowLink>
    ),
  },
  {
    header: "Pontos",
    sort: "points",
    align: "end",
    cell: ({ points }) => (points > 0 ? `+${points}` : points),
  },
  { header: "Temporada", align: "end", cell: ({ season }) => season },
  {
    header: "Registrado em",
    sort: "made",
    cell: ({ day }) => <span className="whitespace-nowrap">{day}</span>,
  },
  {
    header: "Ações",
    hiddenHeader: true,
    align: "end",
    cell: ({ id, club }) => (
      <UndoAdjustment
        id={id}
        intent="desfazer"
        what={`o ajuste de ${club.name}`}
        back={here}
        answer={answer}
      />
    ),
  },
];

export default function RankingAdjustments({
  loaderData: { frame, rows },
  actionData,
}: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <AdminList
        list={ADJUSTMENT_LIST}
        frame={frame}
        rows={rows}
        columns={columnsFor(ADJUSTMENT_LIST.path + search, actionData)}
        rowKey={({ id }) => id}
        lead={
          <p className="-mt-3 mb-4 max-w-[70ch] text-muted">
            Os pontos vêm dos jogos confirmados. O que a equipe soma ou tira aparece em{" "}
            <TextLink to="/ranking">Ranking de clubes</TextLink>, com o motivo.
          </p>
        }
      >
        <p>O que a equipe soma ou tira aparece aqui, do mais novo ao mais antigo.</p>
      </AdminList>
      <NewAdjustment answer={actionData} />
    </div>
  );
}

function NewAdjustment({ answer }: { answer?: FormErrors }) {
  const field = fieldOf(answer);
  const form = useFocusOnError(answer);
  return (
    <Panel title="Novo ajuste">
      <PostForm ref={form} className="grid gap-4">
        <SuggestedField label="Clube" from="/clubes/nomes" maxLength={120} required {...field("club")} />
        <InputField label="Pontos" hint="Como -3 ou 3." autoComplete="off" required {...field("points")} />
        <InputField label="Motivo" maxLength={200} autoComplete="off" required {...field("reason")} />
        <div>
          <SubmitButton variant="primary">Registrar ajuste</SubmitButton>
        </div>
      </PostForm>
    </Panel>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Unexpected error={error} lead={ADJUSTMENT_LIST.failed} />;
}
