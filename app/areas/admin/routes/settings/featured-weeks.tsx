import { Star } from "lucide-react";
import { Badge, type BadgeTone } from "#app/components/badge.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { InputField } from "#app/components/input.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { orAsTyped } from "#app/forms/or-as-typed.ts";
import { parseFields, textIn, typedIn } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { adminMeta } from "#app/private-meta.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { featuredWeekSchema, nextWeek, type WeekState } from "#domain/athletes/featured-weeks.ts";
import { formatDate } from "#domain/dates.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { cancelWeek, scheduleWeek, weeksForStaff } from "#server/athletes/weeks/featured-weeks.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { today } from "#server/platform/clock.server.ts";
import { RowLink } from "../../components/row-link.tsx";
import { Panel } from "../../components/panel.tsx";
import { RowAct } from "../../settings/row-act.tsx";
import { SettingsTitle } from "../../settings/settings-title.tsx";
import type { Route } from "./+types/featured-weeks.ts";

const HERE = "/admin/ajustes/destaques";

export async function loader({ context }: Route.LoaderArgs) {
  const weeks = await weeksForStaff(actorOf(context));
  const next = nextWeek(today());
  return {
    next: { from: formatDate(next.from), until: formatDate(next.until) },
    weeks: weeks.map(({ id, athlete, from, until, state }) => ({
      id,
      name: athlete.name,
      subdomain: athlete.subdomain,
      visible: athlete.visibility === "public",
      from: formatDate(from),
      until: formatDate(until),
      state,
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  return orAsTyped(form, answerWeeks(actorOf(context), form));
}

async function answerWeeks(actor: Actor, form: FormData) {
  if (form.get("intent") === "cancelar") {
    const cancelled = await cancelWeek(actor, textIn(form, "id"));
    return redirectWith(HERE, {
      flash: cancelled.ok
        ? { kind: "success", title: "Destaque cancelado" }
        : { kind: "error", title: "Este destaque já terminou" },
    });
  }
  const parsed = parseFields(form, featuredWeekSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const scheduled = await scheduleWeek(actor, parsed.value);
  if (!scheduled.ok)
    return refuse({ typed: typedIn(form, featuredWeekSchema), fields: PROBLEMS[scheduled.error] });
  const { name, visible } = scheduled.value;
  return redirectWith(HERE, {
    flash: {
      kind: visible ? "success" : "info",
      title: "Destaque agendado",
      body: visible ? name : `${name} só aparece se o perfil estiver no ar nesses dias.`,
    },
  });
}

const PROBLEMS: Record<string, Record<string, string>> = {
  not_allowed: { athlete: "Só a equipe escolhe destaques." },
  athlete_unknown: { athlete: "Nenhum perfil tem este endereço." },
  over_already: { until: "Estes dias já passaram." },
  overlaps: { from: "Este atleta já está em destaque em parte desses dias." },
  too_many: { athlete: "Há destaques demais agendados. Cancele um antes." },
};

export const meta: Route.MetaFunction = () => adminMeta("Destaque da Semana");

export default function FeaturedWeeks({ loaderData: { weeks, next }, actionData }: Route.ComponentProps) {
  const form = useFocusOnError(actionData);
  const field = fieldOf(actionData);
  return (
    <>
      <SettingsTitle>Destaque da Semana</SettingsTitle>
      <p className="-mt-3 mb-6 max-w-[70ch] text-muted">
        Quem está em destaque leva o selo e vem primeiro na página inicial, que mostra três. Começa à
        meia-noite do primeiro dia e termina no fim do último, sozinho. Destaque é escolha da equipe e nunca é
        vendido.
      </p>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        {weeks.length > 0 ? (
          <Table
            caption="Destaques, do último ao primeiro"
            captionHidden
            columns={COLUMNS}
            rows={weeks}
            rowKey={({ id }) => id}
            narrow="stack"
          />
        ) : (
          <EmptyState title="Nenhum destaque agendado" icon={<Star />}>
            Sem agenda, a página inicial mostra quem a equipe marcou à mão.
          </EmptyState>
        )}
        <Panel title="Agendar destaque">
          <PostForm ref={form} className="grid gap-4">
            <InputField
              label="Perfil do atleta"
              hint="O endereço, como kaua-ribeiro, ou o link do perfil."
              required
              maxLength={300}
              autoComplete="off"
              {...field("athlete")}
            />
            <InputField
              label="Primeiro dia"
              format="date"
              inputMode="numeric"
              required
              {...field("from", next.from)}
            />
            <InputField
              label="Último dia"
              format="date"
              inputMode="numeric"
              required
              {...field("until", next.until)}
            />
            <div>
              <SubmitButton variant="primary">Agendar destaque</SubmitButton>
            </div>
          </PostForm>
        </Panel>
      </div>
    </>
  );
}

type Row = Route.ComponentProps["loaderData"]["weeks"][number];

const STATES: Readonly<Record<WeekState, { tone: BadgeTone; label: string }>> = {
  waiting: { tone: "sky", label: "Agendado" },
  running: { tone: "canary", label: "Em destaque" },
  over: { tone: "neutral", label: "Encerrado" },
};

const COLUMNS: Column<Row>[] = [
  {
    header: "Atleta",
    rowHeader: true,
    cell: ({ name, subdomain, visible }) => (
      <RowLink to={`/a/${subdomain}`} note={visible ? `@${subdomain}` : `@${subdomain} · fora do ar`}>
        {name}
      </RowLink>
    ),
  },
  { header: "De", cell: ({ from }) => from },
  { header: "Até", cell: ({ until }) => until },
  {
    header: "Situação",
    cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>,
  },
  {
    header: "Ações",
    cell: ({ id, name, state }) =>
      state === "over" ? null : (
        <RowAct id={id} intent="cancelar" about={name}>
          Cancelar
        </RowAct>
      ),
  },
];
