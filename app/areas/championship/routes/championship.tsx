import { Plus } from "lucide-react";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { textIn } from "#app/forms/parse-form.ts";
import { readForm } from "#app/forms/read-form.ts";
import { answerTo } from "#app/forms/field-of.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { privateMeta } from "#app/private-meta.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { formatPlace } from "#domain/places.ts";
import { ownCounts } from "#server/championships/overview.server.ts";
import { eventOfChampionship } from "#server/events/championship-events.server.ts";
import { newCategoryPage } from "../addresses.ts";
import { answerChampionshipForm, type ChampionshipAnswer } from "../championship-action.ts";
import { CategoryList } from "../components/category-list.tsx";
import { ChampionshipFields, type ChampionshipFormValues } from "../components/championship-fields.tsx";
import { ChampionshipPage } from "../components/championship-page.tsx";
import { CountCards } from "../components/count-cards.tsx";
import { EventStanding } from "../components/event-standing.tsx";
import { StatusForm } from "../components/status-form.tsx";
import { championshipNotFound, loadCategories, loadChampionship } from "../desk.ts";
import { FORMAT_NAMES } from "../format-words.ts";
import { answerStatusForm } from "../status-action.ts";
import type { Route } from "./+types/championship.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

export async function loader(args: Route.LoaderArgs) {
  const { organising, championship, categories } = await loadCategories(args, args.url.searchParams);
  const { id, name, status, statusReason, mayEdit, savedAt, values } = championship;
  const [counts, event] = await Promise.all([ownCounts(organising, id), eventOfChampionship(id)]);
  if (!counts.ok) throw championshipNotFound();
  return {
    championship: { id, name, status },
    statusReason,
    mayEdit,
    mayBegin: mayEdit && organising.tools,
    savedAt,
    counts: counts.value,
    event: event && { id: event.id, approval: event.approval, reason: event.stateReason },
    categories: categories.map((one) => ({
      id: one.id,
      name: one.name,
      format: FORMAT_NAMES[one.format.kind],
      teams: one.teams.accepted,
      mostTeams: one.mostTeams,
      drawn: one.drawn,
    })),
    values: {
      name: values.name,
      description: values.description ?? "",
      location: values.location ?? "",
      city: formatPlace(values) ?? "",
      startDate: values.startDate ? String(values.startDate) : "",
      endDate: values.endDate ? String(values.endDate) : "",
    } satisfies ChampionshipFormValues,
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const { organising, championship } = await loadChampionship(args);
  return textIn(form, "intent") === "status"
    ? answerStatusForm(organising, championship.id, form)
    : answerChampionshipForm({ organising, championship, form });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData?.championship.name ?? "Campeonato");

export default function Championship({ loaderData, actionData }: Route.ComponentProps) {
  const { championship, counts, event, categories, mayEdit, mayBegin, statusReason } = loaderData;
  const answer: ChampionshipAnswer | undefined = actionData;
  return (
    <ChampionshipPage
      championship={championship}
      current="overview"
      action={
        event?.approval === "approved" && (
          <ButtonLink to={`/campeonatos/${event.id}`} size="small" className="min-h-11">
            Ver a página pública
          </ButtonLink>
        )
      }
    >
      <EventStanding event={event} />
      <CountCards id={championship.id} counts={counts} />
      <Card compact title="Categorias">
        {categories.length === 0 ? (
          <p className="text-muted">
            Crie a primeira categoria: quem joga, em qual formato e por quais regras. Depois as equipes se
            inscrevem.
          </p>
        ) : (
          <CategoryList championshipId={championship.id} categories={categories} editable={mayEdit} />
        )}
        {mayBegin && (
          <ButtonLink
            to={newCategoryPage(championship.id)}
            variant={categories.length === 0 ? "primary" : undefined}
            size="small"
            className="mt-4 min-h-11"
          >
            <Plus aria-hidden="true" />
            Nova categoria
          </ButtonLink>
        )}
      </Card>
      {mayEdit && (
        <>
          <Editor {...loaderData} answer={answerTo("salvar", answer)} />
          <StatusForm
            status={championship.status}
            reason={statusReason}
            answer={answerTo("status", answer)}
          />
        </>
      )}
    </ChampionshipPage>
  );
}

type EditorProps = { savedAt: string; values: ChampionshipFormValues; answer?: ChampionshipAnswer };

function Editor({ savedAt, values, answer }: EditorProps) {
  const form = useFocusOnError(answer);
  return (
    <Card compact title="Dados do campeonato" className="max-w-[56rem]">
      <PostForm ref={form} noValidate className="grid gap-5">
        <input type="hidden" name="intent" value="salvar" />
        <input type="hidden" name="savedAt" value={savedAt} />
        <ChampionshipFields values={values} answer={answer} />
        <div>
          <SubmitButton variant="primary">Salvar campeonato</SubmitButton>
        </div>
      </PostForm>
    </Card>
  );
}
