import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { Container } from "#app/components/container.tsx";
import { SharePanel } from "#app/components/share-panel.tsx";
import { secretAddressMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import { preview } from "#server/athletes/share/share.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { notFound } from "../ward-action.ts";
import type { Route } from "./+types/share.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("guardian");

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await preview(actorOf(context), params.id);
  if (!found.ok) throw notFound();
  return found.value;
}

export const meta: Route.MetaFunction = () => secretAddressMeta("Compartilhar");

export default function ShareWard({ loaderData, params }: Route.ComponentProps) {
  return (
    <Container className="py-6 sm:py-10">
      <div className="mx-auto grid max-w-[60rem] grid-cols-1 gap-5">
        <Breadcrumb
          steps={[
            { label: "Meus atletas", to: "/responsavel/atletas" },
            { label: loaderData.name, to: `/responsavel/atleta/${params.id}` },
            { label: "Compartilhar" },
          ]}
        />
        <h1 className="text-4xl sm:text-5xl">Compartilhar</h1>
        <SharePanel preview={loaderData} />
      </div>
    </Container>
  );
}
