import { HeartHandshake } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { planSummary } from "#app/components/plan-summary.ts";
import { profileGuard } from "#app/session/guards.ts";
import { wards } from "#server/athletes/guardianship.server.ts";
import { unattachedAthletePlan, wardPlans } from "#server/billing/billing.server.ts";
import { requireMember, requireSession } from "#server/identity/who-asks.server.ts";
import { WardCard } from "../components/ward-card.tsx";
import { secretAddressMeta } from "#app/private-meta.ts";
import type { Route } from "./+types/wards.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("guardian");

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireMember(context);
  const [athletes, plans] = await Promise.all([wards(actor), wardPlans(actor)]);
  return {
    athletes: athletes.map((athlete) => ({ athlete, plan: planSummary(plans.get(athlete.id)) })),
    paidPlan: athletes.length === 0 ? await unattachedAthletePlan(actor) : null,
    email: requireSession(context).email,
  };
}

export const meta: Route.MetaFunction = () => secretAddressMeta("Meus atletas");

export default function Wards({ loaderData: { athletes, paidPlan, email } }: Route.ComponentProps) {
  return (
    <Container className="py-8 sm:py-14">
      <div className="mx-auto grid max-w-[56rem] gap-8">
        <div className="grid gap-3">
          <h1 className="text-5xl sm:text-6xl">Meus atletas</h1>
          <p className="max-w-[60ch] text-muted">
            Até os 18 anos, é você quem decide se o perfil aparece e o que aparece nele. Pode mudar de ideia
            quando quiser.
          </p>
          <p>
            <ButtonLink to="/contatos">Pedidos de contato</ButtonLink>
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
        {athletes.length === 0 &&
          (paidPlan ? <PaidFirst planName={paidPlan} email={email} /> : <NoAthlete />)}
      </div>
    </Container>
  );
}

const NoAthlete = () => (
  <EmptyState
    title="Nenhum atleta no momento"
    icon={<HeartHandshake />}
    action={<ButtonLink to="/">Voltar para o início</ButtonLink>}
  >
    Quando um atleta menor de 18 anos indicar você como responsável, ele aparece aqui. O convite chega por
    e-mail.
  </EmptyState>
);

/** For a guardian who paid before there was an athlete: what is missing, and who has to do it. */
const PaidFirst = ({ planName, email }: { planName: string; email: string }) => (
  <EmptyState
    title="Sua assinatura espera pelo atleta"
    icon={<HeartHandshake />}
    action={
      <>
        <ButtonLink to="/cadastro" variant="primary">
          Cadastro do atleta
        </ButtonLink>
        <ButtonLink to="/conta/assinatura">Ver minha assinatura</ButtonLink>
      </>
    }
  >
    Você já assinou o {planName}. Peça ao atleta que se cadastre e indique {email} como e-mail do responsável.
    Depois que você responder ao convite, escolha o atleta em Assinatura.
  </EmptyState>
);
