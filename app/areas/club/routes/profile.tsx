import { ExternalLink, Pencil } from "lucide-react";
import { lazy } from "react";
import { data } from "react-router";
import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { isNotFound } from "#app/components/error-text.ts";
import { NotFound, Unexpected } from "#app/components/error-page.tsx";
import { fact, Facts } from "#app/components/facts.tsx";
import { Notice } from "#app/components/notice.tsx";
import { LogoPicture } from "#app/components/picture.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { profileGuard } from "#app/session/guards.ts";
import { privateMeta } from "#app/private-meta.ts";
import { formatCnpj } from "#domain/cnpj.ts";
import { formatPlace } from "#domain/places.ts";
import { ownProfile } from "#server/clubs/own-profile.server.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { CLUB_PROFILE_PAGE } from "../addresses.ts";
import { ClubPage } from "../components/club-page.tsx";
import { answerClubSave, type ClubAnswer } from "../save-club-answer.ts";
import type { Route } from "./+types/profile.ts";

// The page is either read or edited: the browser loads what one of them shows.
const ClubProfileForm = lazy(async () => ({
  default: (await import("../components/club-profile-form.tsx")).ClubProfileForm,
}));

export const middleware: Route.MiddlewareFunction[] = profileGuard("club");

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireProfile(context, "club");
  const id = actor.profile.profileId;
  const found = id ? await ownProfile(actor, id) : null;
  if (!found?.ok) throw data("Clube não encontrado", 404);
  const { cnpj, ...profile } = found.value;
  return {
    ...profile,
    cnpj: cnpj && formatCnpj(cnpj),
    editing: profile.mayEdit && url.searchParams.has("editar"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireProfile(context, "club");
  const clubId = actor.profile.profileId;
  if (!clubId) throw data("Clube não encontrado", 404);
  return answerClubSave(actor, clubId, await readForm(request));
}

export const meta: Route.MetaFunction = () => privateMeta("Perfil do clube");

export default function ClubProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { id, verified, mayEdit, editing, values, logo, waitingLogo, cnpj, nameWaits, shownName } =
    loaderData;
  const answer: ClubAnswer | undefined = actionData;
  return (
    <ClubPage
      title="Perfil do clube"
      lead={mayEdit ? undefined : "Quem edita é o responsável pelo clube."}
      action={
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:grow">
          {verified && (
            <ButtonLink to={`/clube/${id}`} size="small" className="min-h-11">
              <ExternalLink aria-hidden="true" />
              Ver página pública
            </ButtonLink>
          )}
          {mayEdit && !editing && (
            <ButtonLink
              to={`${CLUB_PROFILE_PAGE}?editar`}
              variant="primary"
              size="small"
              className="min-h-11"
            >
              <Pencil aria-hidden="true" />
              Editar Perfil
            </ButtonLink>
          )}
        </div>
      }
    >
      {nameWaits && (
        <Notice tone="info" title="O nome novo espera a nossa equipe">
          Até a conferência todos veem “{shownName}”.
        </Notice>
      )}
      {waitingLogo && (
        <Notice tone="info" title="O logo novo espera a nossa equipe">
          <LogoPicture
            logo={waitingLogo}
            alt="Logo novo"
            size={72}
            className="mt-2 size-18 rounded-control border border-line bg-card object-contain p-1"
          />
        </Notice>
      )}
      {editing ? (
        <ClubProfileForm
          values={values}
          logo={logo}
          verified={verified}
          asksCnpj={!verified && cnpj === null}
          answer={answer}
        />
      ) : (
        <Reading {...loaderData} />
      )}
    </ClubPage>
  );
}

function Reading({ values, logo, cnpj }: Route.ComponentProps["loaderData"]) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Card compact title="O clube">
        <Facts
          facts={[
            fact("Nome", values.name),
            fact("CNPJ", cnpj),
            fact("Ano de fundação", values.foundationYear),
            fact("Cidade", formatPlace(values.place)),
            fact("Endereço", values.address),
            fact("Instagram", values.instagram),
            fact("YouTube", values.youtube),
            fact("Site", values.website),
            fact(
              "Descrição",
              values.description && (
                <span className="font-normal whitespace-pre-line">{values.description}</span>
              ),
            ),
          ]}
        />
      </Card>
      <div className="grid gap-4">
        <Card compact title="Logo">
          {logo ? (
            <LogoPicture
              logo={logo}
              alt={`Logo de ${values.name}`}
              size={128}
              className="size-32 object-contain"
            />
          ) : (
            <p className="text-muted">Nenhum logo ainda.</p>
          )}
        </Card>
        <Card compact title="Conquistas">
          {values.achievements.length > 0 ? (
            <ul className="grid gap-2">
              {values.achievements.map((achievement) => (
                <li
                  key={achievement}
                  className="border-t border-line pt-2 wrap-anywhere first:border-0 first:pt-0"
                >
                  {achievement}
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-muted">Nenhuma conquista ainda.</p>
          )}
        </Card>
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isNotFound(error) ? (
    <NotFound lead="Clube não encontrado" />
  ) : (
    <Unexpected error={error} lead="Não foi possível carregar o perfil do clube" />
  );
}
