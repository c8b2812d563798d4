import { ExternalLink, Pencil } from "lucide-react";
import { data } from "react-router";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { CategoryText } from "#app/components/category-text.tsx";
import { cx } from "#app/components/class-names.ts";
import { Container } from "#app/components/container.tsx";
import { isNotFound } from "#app/components/error-text.ts";
import { NotFound, Unexpected } from "#app/components/error-page.tsx";
import { Notice } from "#app/components/notice.tsx";
import { PlanPanel } from "#app/components/plan-panel.tsx";
import { planSummary } from "#app/components/plan-summary.ts";
import { Portrait } from "#app/components/athlete-heading.tsx";
import { PublicationBadge } from "#app/components/publication-badge.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { profileGuard } from "#app/session/guards.ts";
import { privateMeta } from "#app/private-meta.ts";
import { isSection, type ProfileSection } from "#domain/athletes/profile-values.ts";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { formatDay } from "#domain/date-time.ts";
import { formatPlace } from "#domain/places.ts";
import { ownDashboard } from "#server/athletes/own-profile.server.ts";
import { linksOf, type ClubLink } from "#server/clubs/links.server.ts";
import { ownPlan } from "#server/billing/billing.server.ts";
import { actorOf, requireProfile } from "#server/identity/who-asks.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { AddressCard } from "../components/address-card.tsx";
import { CompletenessCard, SegmentMeter } from "../components/completeness-card.tsx";
import { GuardianCard } from "../components/guardian-card.tsx";
import { MediaSummaryCard } from "../components/media-summary.tsx";
import { ConflictForm } from "../components/profile/conflict-form.tsx";
import type { ProfileAnswer } from "../components/profile/form-state.ts";
import { ProfileForm } from "../components/profile/profile-form.tsx";
import { LinkCard, type LinkView } from "../components/link-card.tsx";
import { SectionRows } from "../components/section-rows.tsx";
import { VisibilityCard } from "../components/visibility-card.tsx";
import { WaitingCard } from "../components/waiting-card.tsx";
import { answerDashboard } from "../dashboard-action.ts";
import { publicationNotice } from "../publication-text.ts";
import { answerSave } from "../save-answer.ts";
import type { Route } from "./+types/dashboard.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("athlete");

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireProfile(context, "athlete");
  const id = actor.profile.profileId;
  const [found, plan, links] = await Promise.all([
    id ? ownDashboard(actor, id) : null,
    ownPlan(actor),
    id ? linksOf(id) : [],
  ]);
  if (!found?.ok) throw data("Atleta não encontrado", 404);
  const { profile, switches, ...rest } = found.value;
  const { decided } = switches;
  return {
    profile,
    ...rest,
    switches: { ...switches, decided: decided && { name: decided.name, day: formatDay(decided.at) } },
    links: links.map(toLinkView),
    plan: planSummary(plan),
    url: publicUrl(`/a/${profile.subdomain}`),
    guardianUrl: publicUrl("/responsavel"),
    editing: editedIn(url),
  };
}

const toLinkView = ({
  clubId,
  clubName,
  askedAt,
  athleteConfirmedAt,
  clubConfirmedAt,
}: ClubLink): LinkView => ({
  clubId,
  clubName,
  state: clubConfirmedAt ? "confirmed" : athleteConfirmedAt ? "club" : "guardian",
  day: formatDay(clubConfirmedAt ?? askedAt),
});

/** `?editar=esportivos` opens one section, `?editar=tudo` all of them. */
function editedIn({ searchParams }: URL): ProfileSection | "tudo" | null {
  const asked = searchParams.get("editar");
  return asked === null ? null : isSection(asked) ? asked : "tudo";
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const id = requireProfile(context, "athlete").profile.profileId;
  if (!id) throw data("Atleta não encontrado", 404);
  const form = await readForm(request);
  const editing = editedIn(url);
  return editing
    ? answerSave(actorOf(context), id, editing === "tudo" ? null : editing, form)
    : answerDashboard(actorOf(context), id, form);
}

export const meta: Route.MetaFunction = () => privateMeta("Meu perfil");

export default function AthleteDashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, values, completeness, wishes, media, switches, url, editing } = loaderData;
  const guardian = profile.guardians[0] ?? null;
  const answer: ProfileAnswer | undefined = actionData;
  return (
    <Container className="grid gap-4 py-5 sm:gap-5 sm:py-8">
      <Heading {...loaderData} />
      <div className="grid grid-cols-1 items-start gap-4 sm:gap-5 lg:grid-cols-[minmax(0,1fr)_19.75rem]">
        <div className="grid grid-cols-1 gap-4 sm:gap-5">
          {!editing && <Publication profile={profile} />}
          {!editing && (
            <WaitingCard
              minor={profile.minor}
              state={profile.state}
              guardian={guardian}
              media={media}
              wishes={wishes}
              reminder={reminderFor(guardian?.confirmed ?? false, loaderData.guardianUrl)}
            />
          )}
          {editing && <Editing {...loaderData} answer={answer} />}
          {editing !== "tudo" && (
            <div className="grid gap-4">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold lg:hidden">
                <span className="shrink-0">{completeness.percent}% completo</span>
                <span className="grow">
                  <SegmentMeter {...completeness} />
                </span>
                <span className="shrink-0 font-normal text-muted">
                  {completeness.done} de {completeness.total}
                </span>
              </div>
              <SectionRows values={values} completeness={completeness} />
            </div>
          )}
          {!editing && <MediaSummaryCard {...media} />}
          {!editing && (
            <LinkCard links={loaderData.links} club={values.club} answer={answerTo("vinculo", answer)} />
          )}
          {!editing && profile.minor && (
            <GuardianCard profile={profile} answer={answerTo("corrigir", answer)} />
          )}
        </div>
        <div className={cx("grid grid-cols-1 gap-4 sm:gap-5", editing && "max-lg:hidden")}>
          <div className="max-lg:hidden">
            <CompletenessCard {...completeness} />
          </div>
          <AddressCard
            name={profile.name}
            url={url}
            subdomain={profile.subdomain}
            isPublic={profile.state === "public"}
            answer={answerTo("endereco", answer)}
          />
          <VisibilityCard
            {...switches}
            minor={profile.minor}
            guardian={guardian?.confirmed ? guardian.name : null}
            may={profile.may}
            wishes={wishes}
          />
          <PlanPanel
            compact
            plan={loaderData.plan}
            guardianBuys={profile.minor}
            offer="Com um plano você tem prioridade na inscrição em peneiras e campeonatos e acompanha sua evolução, temporada a temporada."
          />
          <p className="px-1">
            <TextLink to="/athlete/comparar">Lado a lado com outro atleta</TextLink>
          </p>
        </div>
      </div>
    </Container>
  );
}

/** The answer to one of the page's forms, which say their name in `intent`. */
const answerTo = (intent: string, answer: ProfileAnswer | undefined) =>
  answer?.typed["intent"] === intent ? answer : undefined;

function Heading({ profile, values, editing }: Route.ComponentProps["loaderData"]) {
  const facts = [
    profile.age !== null && `${profile.age} anos`,
    profile.position,
    profile.category,
    values.club,
    formatPlace(profile.place),
  ].filter(Boolean);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Portrait photo={profile.photo} className="size-18 sm:size-20" />
      <div className="grid min-w-0 grow basis-52 justify-items-start gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <PublicationBadge state={profile.state} />
        </p>
        <h1 className="text-4xl wrap-anywhere">{profile.name}</h1>
        <p className="text-muted">
          <CategoryText>{facts.join(" · ")}</CategoryText>
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:grow">
        {profile.state === "public" && (
          <ButtonLink to={`/a/${profile.subdomain}`} size="small" className="min-h-11">
            <ExternalLink aria-hidden="true" />
            Ver página pública
          </ButtonLink>
        )}
        {!editing && (
          <ButtonLink to="?editar=tudo" variant="primary" size="small" className="min-h-11">
            <Pencil aria-hidden="true" />
            Editar Perfil
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** What keeps the profile from being public, or that it is. */
function Publication({ profile }: Pick<Route.ComponentProps["loaderData"], "profile">) {
  const { tone, title, text } = publicationNotice(profile);
  return (
    <Notice tone={tone} title={title}>
      <p>{text}</p>
      {profile.may.publish && (
        <PostForm className="mt-3">
          <SubmitButton intent="publicar" size="small" className="min-h-11">
            {profile.state === "rejected" ? "Pedir nova conferência" : "Publicar meu perfil"}
          </SubmitButton>
        </PostForm>
      )}
    </Notice>
  );
}

type EditingProps = Route.ComponentProps["loaderData"] & { answer?: ProfileAnswer };

function Editing({ editing, profile, values, opened, waiting, answer }: EditingProps) {
  if (answer?.conflicts) return <ConflictForm answer={answer} conflicts={answer.conflicts} />;
  return (
    <ProfileForm
      key={editing}
      section={editing === "tudo" ? null : editing}
      opened={opened}
      values={values}
      minor={profile.minor}
      waiting={waiting}
      answer={answer}
    />
  );
}

/** The link of the invitation is the guardian's alone: who has no account yet is led to the mail. */
const reminderFor = (confirmed: boolean, guardianUrl: string): string =>
  confirmed
    ? `Oi! Meu perfil na Joia da Base espera a sua decisão. É só entrar aqui: ${guardianUrl}`
    : `Oi! Fiz um perfil na ${PRODUCT_NAME} e falta a sua autorização. O convite está no seu e-mail; se não achar, olhe a caixa de spam.`;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isNotFound(error) ? (
    <NotFound lead="Atleta não encontrado" />
  ) : (
    <Unexpected error={error} lead="Não foi possível carregar o perfil" />
  );
}
