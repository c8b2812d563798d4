import { data } from "react-router";
import { Container } from "#app/components/container.tsx";
import { SharePanel } from "#app/components/share-panel.tsx";
import { privateMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import { preview } from "#server/athletes/share/share.server.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import type { Route } from "./+types/share.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("athlete");

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireProfile(context, "athlete");
  const id = actor.profile.profileId;
  const found = id ? await preview(actor, id) : null;
  if (!found?.ok) throw data("Atleta não encontrado", 404);
  return found.value;
}

export const meta: Route.MetaFunction = () => privateMeta("Compartilhar");

export default function Share({ loaderData }: Route.ComponentProps) {
  return (
    <Container className="py-6 sm:py-10">
      <div className="mx-auto grid max-w-[60rem] grid-cols-1 gap-5">
        <h1 className="text-4xl sm:text-5xl">Compartilhar</h1>
        <SharePanel preview={loaderData} />
      </div>
    </Container>
  );
}
