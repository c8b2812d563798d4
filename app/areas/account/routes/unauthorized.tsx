import { ShieldX } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { isStaff } from "#domain/identity/actor.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { data } from "react-router";
import { privateMeta } from "#app/private-meta.ts";
import type { Route } from "./+types/unauthorized.ts";

export function loader({ context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const inPlaceOf = actor.kind === "member" && actor.impersonation !== undefined;
  return data({ staff: isStaff(actor), inPlaceOf }, 403);
}

export const meta: Route.MetaFunction = () => privateMeta("Acesso Negado");

export default function Unauthorized({ loaderData: { staff, inPlaceOf } }: Route.ComponentProps) {
  return (
    <Container className="py-16">
      <EmptyState
        level={1}
        title="Acesso Negado"
        icon={<ShieldX />}
        action={
          <ButtonLink to={staff ? "/admin/dashboard" : "/profile-selection"} variant="primary">
            {staff ? "Voltar para o painel" : "Ir para os meus perfis"}
          </ButtonLink>
        }
      >
        {inPlaceOf
          ? "Você está vendo como outra pessoa, que não abre esta página. Encerre a visão para voltar à administração."
          : "Sua conta não tem permissão para abrir esta página. Se você faz parte da equipe, peça o acesso a quem administra a plataforma."}
      </EmptyState>
    </Container>
  );
}
