import { HeartHandshake } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { planSummary } from "#app/components/plan-summary.ts";
import { profileGuard } from "#app/session/guards.ts";
import { wards } from "#server/athletes/guardianship.server.ts";
import { wardPlans } from "#server/billing/billing.server.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import { WardCard } from "../components/ward-card.tsx";
import { secretAddressMeta } from "#app/private-meta.ts";
import type { Route } from "./+types/wards.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("guardian");

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireMember(context);
  const [athletes, plans] = await Promise.all([wards(actor), wardPlans(actor)]);
  return {
    athletes: athletes.map((athlete) => ({ athlete, plan: planSummary(plans.get(athlete.id)) })),
  };
}

export const meta: Route.MetaFunction = () => secretAddressMeta("Meus atletas");

export default function Wards({ loaderData: { athletes } }: Route.ComponentProps) {
  return (
    <Container className="py-8 sm:py-14">
      <div className="mx-auto grid max-w-[56rem] gap-8">
        <div className="grid gap-3">
          <h1 className="text-5xl sm:text-6xl">Meus atletas</h1>
          <p className="max-w-[60ch] text-muted">
            Até os 18 anos, é você quem decide se o perfil aparece e o que aparece nele. Pode mudar de ideia
            quando quiser.
          </p>
        </div>
        {athletes.length > 0 && (
          <ul className="grid gap-4">
            {athletes.map(({ athlete, plan }) => (
              <li key={athlete.id}>
                <WardCard athlete={athlete} plan={plan} />
              </li>
            ))}
          </ul>
        )}
        {athletes.length === 0 && (
          <EmptyState
            title="Nenhum atleta no momento"
            icon={<HeartHandshake />}
            action={<ButtonLink to="/responsavel">Voltar para as decisões</ButtonLink>}
          >
            Quando um atleta menor de 18 anos indicar você como responsável, ele aparece aqui. O convite chega
            por e-mail.
          </EmptyState>
        )}
      </div>
    </Container>
  );
}
