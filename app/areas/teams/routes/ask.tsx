import { data } from "react-router";
import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { CategoryText } from "#app/components/category-text.tsx";
import { Container } from "#app/components/container.tsx";
import { InputField } from "#app/components/input.tsx";
import { Notice } from "#app/components/notice.tsx";
import { SelectField } from "#app/components/select.tsx";
import { StandaloneLink } from "#app/components/text-link.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { privateMeta } from "#app/private-meta.ts";
import { memberGuard } from "#app/session/guards.ts";
import { bornText } from "#domain/championships/squad-fields.ts";
import { MANAGER_NAME_MAX, SHORT_NAME, TEAM_NAME } from "#domain/championships/team-fields.ts";
import { asker, entryCategories } from "#server/championships/teams/ask-to-enter.server.ts";
import { organiserToolsOf } from "#server/billing/access/entitlements.server.ts";
import { organiserOf } from "#server/championships/championships.server.ts";
import { championshipAt } from "#server/events/championship-events.server.ts";
import { event as readEvent } from "#server/events/events.server.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import { answerAsk } from "../ask-action.ts";
import type { Route } from "./+types/ask.ts";

export const middleware: Route.MiddlewareFunction[] = [memberGuard];

async function load(id: string) {
  const [found, championshipId] = await Promise.all([readEvent(id), championshipAt(id)]);
  const organiser = championshipId && (await organiserOf(championshipId));
  if (!found.ok || !championshipId || !organiser) throw data("Campeonato não encontrado", 404);
  return { event: found.value, championshipId, tools: await organiserToolsOf(organiser) };
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { event, championshipId, tools } = await load(params.id);
  const [categories, who] = await Promise.all([
    entryCategories(championshipId),
    asker(requireMember(context)),
  ]);
  return {
    event: { id: event.id, title: event.title },
    who,
    closed: !tools,
    categories: categories.map((category) => ({
      id: category.id,
      label: [category.name, bornText(category)].filter(Boolean).join(", "),
      closed: category.closed,
    })),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { championshipId, tools } = await load(params.id);
  return answerAsk({ actor: requireMember(context), tools }, championshipId, await readForm(request));
}

export const meta: Route.MetaFunction = () => privateMeta("Inscrever equipe");

export default function Ask({ loaderData, actionData }: Route.ComponentProps) {
  const { event, who, categories } = loaderData;
  const open = loaderData.closed ? [] : categories.filter(({ closed }) => closed === null);
  const closed = categories.filter((category) => category.closed !== null);
  return (
    <Container className="py-6 sm:py-12">
      <div className="mx-auto grid max-w-[38rem] gap-5">
        <p>
          <StandaloneLink to={`/campeonatos/${event.id}`}>Voltar ao campeonato</StandaloneLink>
        </p>
        <div className="grid gap-1">
          <p className="text-muted">Inscrever equipe</p>
          <h1 className="text-4xl wrap-anywhere sm:text-5xl">
            <CategoryText>{event.title}</CategoryText>
          </h1>
        </div>
        {loaderData.closed ? (
          <Notice tone="info" title="Este campeonato não recebe equipes novas agora">
            Quem já está nele continua. Fale com quem organiza.
          </Notice>
        ) : open.length === 0 ? (
          <Notice tone="info" title="Nenhuma categoria recebe equipes agora">
            {categories.length === 0
              ? "Quem organiza ainda não abriu as inscrições. Volte em alguns dias."
              : "As vagas acabaram, o prazo terminou ou o sorteio já foi feito."}
          </Notice>
        ) : (
          <AskForm categories={open} who={who} answer={actionData} />
        )}
        {open.length > 0 && closed.length > 0 && (
          <ul className="grid gap-1 text-compact text-muted">
            {closed.map(({ id, label, closed: why }) => (
              <li key={id}>
                {label}: {CLOSED[why!]}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Container>
  );
}

const CLOSED = {
  full: "sem vagas",
  deadline_over: "prazo encerrado",
  already_drawn: "já sorteada",
} as const;

type AskFormProps = {
  categories: readonly { id: string; label: string }[];
  who: Route.ComponentProps["loaderData"]["who"];
  answer: Route.ComponentProps["actionData"];
};

function AskForm({ categories, who, answer }: AskFormProps) {
  const field = fieldOf(answer);
  const form = useFocusOnError(answer);
  return (
    <Card>
      <PostForm ref={form} noValidate className="grid gap-4">
        {who?.club && <p className="text-compact text-muted">Em nome do clube {who.club}.</p>}
        <SelectField
          label="Categoria"
          options={categories.map(({ id, label }) => ({ value: id, label }))}
          {...field("category", categories[0]?.id)}
        />
        <div className="grid items-start gap-4 sm:grid-cols-[1fr_8rem]">
          <InputField
            label="Nome da equipe"
            required
            maxLength={TEAM_NAME.most}
            {...field("name", who?.club ?? undefined)}
          />
          <InputField
            label="Sigla"
            optional
            maxLength={SHORT_NAME.most}
            placeholder="ECL"
            autoCapitalize="characters"
            {...field("shortName")}
          />
        </div>
        <InputField
          label="Quem responde pela equipe"
          required
          maxLength={MANAGER_NAME_MAX}
          autoComplete="name"
          hint={who ? `A resposta vai para ${who.email}.` : undefined}
          {...field("managerName", who?.name)}
        />
        <p className="text-compact text-muted">
          Quem organiza vê estes dados e o seu e-mail. Se aceitar, você recebe o link para escrever o elenco.
        </p>
        <div>
          <SubmitButton variant="primary">Pedir inscrição</SubmitButton>
        </div>
      </PostForm>
    </Card>
  );
}
