import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { textIn } from "#app/forms/parse-form.ts";
import { readForm } from "#app/forms/read-form.ts";
import { privateMeta } from "#app/private-meta.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { ownFields } from "#server/championships/matches/fields.server.ts";
import { propose, saveKickOffs } from "#server/championships/matches/kick-offs.server.ts";
import { fieldsPage, kickOffsPage, matchesPage } from "../addresses.ts";
import { CategoryTabs } from "../components/category-tabs.tsx";
import { ChampionshipPage } from "../components/championship-page.tsx";
import { ProposalCard } from "../components/matches/proposal.tsx";
import { ScheduleForm } from "../components/matches/schedule-form.tsx";
import { championshipNotFound, loadCategories } from "../desk.ts";
import { toMatchRow } from "../match-rows.ts";
import { scheduleIn, scheduleValues } from "../schedule-search.ts";
import { venueClock } from "../venue-clock.ts";
import type { Route } from "./+types/matches-kick-offs.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

export async function loader(args: Route.LoaderArgs) {
  const search = args.url.searchParams;
  const { organising, championship, categories, category } = await loadCategories(args, search);
  const { id, name, status, mayEdit, startDate } = championship;
  if (!mayEdit || !category?.drawn) throw redirectWith(matchesPage(id, category?.id), {});
  const [fields, asked] = [await ownFields(organising, id), scheduleIn(search)];
  if (!fields.ok) throw championshipNotFound();
  const found = asked.ok && asked.value ? await propose(organising, category.id, asked.value) : null;
  const { timeZone, text } = venueClock(championship);
  const row = (match: Parameters<typeof toMatchRow>[0]) => toMatchRow(match, category.format, timeZone);
  return {
    championship: { id, name, status },
    categories: categories.filter(({ drawn }) => drawn).map((one) => ({ id: one.id, name: one.name })),
    category: { id: category.id, name: category.name },
    timeZoneText: text,
    search: search.toString(),
    values: scheduleValues(search, {
      categoryId: category.id,
      halfMinutes: category.halfMinutes,
      restHours: category.restHours,
      firstDay: startDate ? String(startDate) : "",
      fields: fields.value,
      errors: asked.ok ? {} : asked.error.fields,
    }),
    refused: found !== null && !found.ok,
    proposal: found?.ok
      ? {
          ...found.value,
          placed: found.value.placed.map(row),
          unplaced: found.value.unplaced.map((match) => ({ ...row(match), why: match.why })),
        }
      : null,
  };
}

/** The address says what was asked, and the form which answer was read. */
export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const search = args.url.searchParams;
  const { organising, championship, category } = await loadCategories(args, search);
  const asked = scheduleIn(search);
  if (!category) throw championshipNotFound();
  const here = `/championship/${championship.id}/partidas/horarios?${search.toString()}`;
  if (!asked.ok || !asked.value) return redirectWith(here, {});
  const mark = textIn(form, "mark");
  const saved = await saveKickOffs(organising, category.id, { form: asked.value, mark });
  if (!saved.ok) {
    if (saved.error === "not_found" || saved.error === "no_plan") throw championshipNotFound();
    return redirectWith(here, {
      flash: {
        kind: "error",
        title: "As partidas ou os campos mudaram",
        body: "Nada foi salvo. Esta é a proposta de agora: confira e salve.",
      },
    });
  }
  const total = saved.value.saved;
  return redirectWith(matchesPage(championship.id, category.id), {
    flash: {
      kind: "success",
      title: "Horários salvos",
      body:
        total === 1 ? "1 partida tem horário." : `${total} partidas têm horário. As equipes são avisadas.`,
    },
  });
}

export const meta: Route.MetaFunction = () => privateMeta("Horários");

export default function KickOffs({ loaderData }: Route.ComponentProps) {
  const { championship, categories, category, values, proposal, refused, search, timeZoneText } = loaderData;
  const { id } = championship;
  return (
    <ChampionshipPage
      championship={championship}
      current="matches"
      title={`Horários · ${category.name}`}
      lead="A proposta respeita os jogos já marcados de todas as categorias. Nada muda antes de salvar."
      action={
        <ButtonLink to={matchesPage(id, category.id)} size="small" className="min-h-11">
          Ver as partidas
        </ButtonLink>
      }
    >
      <CategoryTabs categories={categories} current={category.id} to={(one) => kickOffsPage(id, one)} />
      {values.fields.length === 0 ? (
        <EmptyState
          title="Primeiro, os campos"
          action={
            <ButtonLink to={fieldsPage(id)} variant="primary">
              Incluir campos
            </ButtonLink>
          }
        >
          Diga onde se joga: a proposta distribui as partidas pelos campos.
        </EmptyState>
      ) : (
        <>
          {refused && (
            <Notice tone="error" title="Um dos campos não existe mais">
              Confira os campos e peça a proposta de novo.
            </Notice>
          )}
          {proposal && <ProposalCard championshipId={id} proposal={proposal} />}
          <Card compact title={proposal ? "Mudar a pergunta" : "Quando e onde"} className="max-w-[56rem]">
            <ScheduleForm key={search} values={values} timeZoneText={timeZoneText} />
          </Card>
        </>
      )}
    </ChampionshipPage>
  );
}
