import { ExternalLink, Pencil } from "lucide-react";
import { lazy } from "react";
import { data } from "react-router";
import { ButtonLink } from "#app/components/button.tsx";
import { CategoryText } from "#app/components/category-text.tsx";
import { cx } from "#app/components/class-names.ts";
import { Container } from "#app/components/container.tsx";
import { isNotFound } from "#app/components/error-text.ts";
import { NotFound, Unexpected } from "#app/components/error-page.tsx";
import { Portrait } from "#app/components/athlete-heading.tsx";
import { PublicationBadge } from "#app/components/publication-badge.tsx";
import { readForm } from "#app/forms/read-form.ts";
import type { ProfileAnswer } from "#app/profile-form/form-state.ts";
import { answerSave } from "#app/profile-form/save-answer.ts";
import { profileGuard } from "#app/session/guards.ts";
import { privateMeta } from "#app/private-meta.ts";
import { isSection, type ProfileSection } from "#domain/athletes/profile-values.ts";
import { formatPlace } from "#domain/places.ts";
import { pendingProfileLinks } from "#server/championships/teams/profile-links.server.ts";
import { actorOf, requireProfile } from "#server/identity/who-asks.server.ts";
import { PROFILE_PAGE } from "../addresses.ts";
import { CompletenessCard, SegmentMeter } from "../components/completeness-card.tsx";
import { SectionRows } from "../components/section-rows.tsx";
import { answerDashboard } from "../dashboard-action.ts";
import { dashboardView } from "../dashboard-view.ts";
import type { Route } from "./+types/dashboard.ts";

// The page is either read or edited: the browser loads what one of them shows. Without a boundary of their own these
// are part of the page, so that the server sends them whole.
const Standing = lazy(async () => ({ default: (await import("../components/profile-cards.tsx")).Standing }));
const ProfileCards = lazy(async () => ({
  default: (await import("../components/profile-cards.tsx")).ProfileCards,
}));
const SideCards = lazy(async () => ({ default: (await import("../components/side-cards.tsx")).SideCards }));
const PendingLinks = lazy(async () => ({
  default: (await import("#app/components/squad/pending-links.tsx")).PendingLinks,
}));
const ProfileForm = lazy(async () => ({
  default: (await import("#app/profile-form/profile-form.tsx")).ProfileForm,
}));
const ConflictForm = lazy(async () => ({
  default: (await import("#app/profile-form/conflict-form.tsx")).ConflictForm,
}));

export const middleware: Route.MiddlewareFunction[] = profileGuard("athlete");

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireProfile(context, "athlete");
  const id = actor.profile.profileId;
  const view = id ? await dashboardView(actor, id, url.searchParams) : null;
  if (!view) throw data("Atleta não encontrado", 404);
  const editing = editedIn(url);
  return { ...view, editing, squads: editing ? [] : await pendingProfileLinks(actor) };
}

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
  // On a wide screen the cards stand beside the form that is being edited, and post to the same address.
  return editing && isSaving(form.get("intent"))
    ? answerSave(actorOf(context), id, form, {
        section: editing === "tudo" ? null : editing,
        page: PROFILE_PAGE,
      })
    : answerDashboard(actorOf(context), id, form);
}

/** The form of the profile has buttons without an intent too: for its rows, and for the city that is meant. */
const isSaving = (intent: unknown): boolean => (intent ?? "salvar") === "salvar";

export const meta: Route.MetaFunction = () => privateMeta("Meu perfil");

export default function AthleteDashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { sections, completeness, editing } = loaderData;
  const answer: ProfileAnswer | undefined = actionData;
  return (
    <Container className="grid gap-4 py-5 sm:gap-5 sm:py-8">
      <Heading {...loaderData} />
      <div className="grid grid-cols-1 items-start gap-4 sm:gap-5 lg:grid-cols-[minmax(0,1fr)_19.75rem]">
        <div className="grid grid-cols-1 gap-4 sm:gap-5">
          {editing ? (
            <Editing {...loaderData} answer={isSaving(answer?.typed["intent"]) ? answer : undefined} />
          ) : (
            <Standing {...loaderData} />
          )}
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
              <SectionRows rows={sections} />
            </div>
          )}
          {loaderData.squads.length > 0 && <PendingLinks links={loaderData.squads} />}
          {!editing && <ProfileCards {...loaderData} answer={answer} />}
        </div>
        <div
          className={cx(
            "grid grid-cols-1 gap-4 sm:gap-5",
            editing && "max-lg:hidden",
            // Alone beside the whole form: in sight however long it is.
            editing === "tudo" && "sticky top-20",
          )}
        >
          <div className="max-lg:hidden">
            <CompletenessCard {...completeness} />
          </div>
          {editing !== "tudo" && <SideCards {...loaderData} answer={answer} />}
        </div>
      </div>
    </Container>
  );
}

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

type EditingProps = Route.ComponentProps["loaderData"] & { answer?: ProfileAnswer };

function Editing({ editing, profile, values, opened, waiting, answer }: EditingProps) {
  if (answer?.conflicts)
    return <ConflictForm answer={answer} conflicts={answer.conflicts} back={PROFILE_PAGE} />;
  return (
    <ProfileForm
      key={editing}
      section={editing === "tudo" ? null : editing}
      opened={opened}
      back={PROFILE_PAGE}
      values={values}
      minor={profile.minor}
      waiting={waiting}
      answer={answer}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isNotFound(error) ? (
    <NotFound lead="Atleta não encontrado" />
  ) : (
    <Unexpected error={error} lead="Não foi possível carregar o perfil" />
  );
}
