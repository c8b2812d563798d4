import { Compass } from "lucide-react";
import { redirect } from "react-router";
import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { Unexpected } from "#app/components/error-page.tsx";
import { redirectWith } from "#app/session/redirects.ts";
import { memberGuard } from "#app/session/guards.ts";
import { afterChoice } from "#domain/identity/dashboards.ts";
import * as identity from "#server/identity/identity.server.ts";
import { requireMember, requireSession } from "#server/identity/who-asks.server.ts";
import { ROLE_PROFILE, selectableProfiles } from "#server/profiles/profiles.server.ts";
import { privateMeta } from "#app/private-meta.ts";
import { ProfileCards } from "../components/profile-cards.tsx";
import { returnIn, returnOf } from "../keep-return.ts";
import type { Route } from "./+types/profile-selection.ts";

export const middleware: Route.MiddlewareFunction[] = [memberGuard];

export async function loader({ context, url }: Route.LoaderArgs) {
  const session = requireSession(context);
  const back = returnOf(url);
  const profiles = await selectableProfiles(requireMember(context), session);
  const [only] = profiles;
  if (!only && back) throw redirect(back);
  // Whoever has one profile acts as it without choosing (see `authenticate`).
  if (only && profiles.length === 1) throw redirect(afterChoice(only.type, back));
  return { profiles, back, name: session.name };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const session = requireSession(context);
  const form = await readForm(request);
  const profiles = await selectableProfiles(requireMember(context), session);
  const chosen = profiles.find(({ id }) => id === form.get("perfil"));
  if (!chosen) {
    const flash = {
      kind: "error",
      title: "Perfil não encontrado",
      body: "Ele pode ter sido desativado. Escolha outro.",
    } as const;
    return redirectWith("/profile-selection", { flash });
  }
  if (chosen.id !== ROLE_PROFILE) await identity.chooseProfile(session, chosen.id);
  return redirect(afterChoice(chosen.type, returnIn(form, url)));
}

export const meta: Route.MetaFunction = () => privateMeta("Escolha um perfil");

export default function ProfileSelection({ loaderData: { profiles, back } }: Route.ComponentProps) {
  return (
    <Container className="py-8 sm:py-14">
      {profiles.length === 0 ? (
        <EmptyState
          level={1}
          title="Seus perfis"
          icon={<Compass />}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <ButtonLink to="/" variant="primary">
                Continuar como Visitante
              </ButtonLink>
              <ButtonLink to="/cadastro/atleta">Criar perfil de atleta</ButtonLink>
            </div>
          }
        >
          Você ainda não possui perfis cadastrados.
        </EmptyState>
      ) : (
        <div className="mx-auto grid max-w-[52rem] gap-6">
          <div className="grid gap-3">
            <h1 className="text-5xl sm:text-6xl">Escolha um perfil</h1>
            <p className="text-muted">
              O que você vê e faz depende do perfil em uso. Dá para trocar a qualquer momento no menu.
            </p>
          </div>
          <ProfileCards profiles={profiles} back={back} />
        </div>
      )}
    </Container>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Unexpected error={error} lead="Não foi possível carregar os perfis" />;
}
