import { data } from "react-router";
import { Card } from "#app/components/card.tsx";
import { Container } from "#app/components/container.tsx";
import { planSummary } from "#app/components/plan-summary.ts";
import { Switch } from "#app/components/switch.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { secretAddressMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { wardPlans } from "#server/billing/billing.server.ts";
import { deskIn, setWeekly, wantsWeekly } from "#server/registrations/guardian-desk.server.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import { NoAthlete } from "../components/no-athlete.tsx";
import { WardCard } from "../components/ward-card.tsx";
import type { Route } from "./+types/wards.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("guardian");

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireMember(context);
  const [{ athletes }, plans, weekly] = await Promise.all([
    deskIn(context, actor),
    wardPlans(actor),
    wantsWeekly(actor),
  ]);
  return {
    weekly,
    athletes: athletes.map((athlete) => ({ athlete, plan: planSummary(plans.get(athlete.id)) })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const intent = (await readForm(request)).get("intent");
  if (intent !== "ligar-resumo" && intent !== "desligar-resumo") throw data(null, 404);
  const wanted = intent === "ligar-resumo";
  await setWeekly(requireMember(context), wanted);
  return redirectWith("/responsavel/atletas", {
    flash: {
      kind: "success",
      title: wanted ? "Resumo semanal ligado" : "Resumo semanal desligado",
      body: wanted ? undefined : "Os avisos de cada pedido continuam chegando.",
    },
  });
}

export const meta: Route.MetaFunction = () => secretAddressMeta("Meus atletas");

export default function Wards({ loaderData: { athletes, weekly } }: Route.ComponentProps) {
  return (
    <Container className="py-8 sm:py-14">
      <div className="mx-auto grid max-w-[56rem] gap-8">
        <div className="grid gap-3">
          <h1 className="text-5xl sm:text-6xl">Meus atletas</h1>
          <p className="max-w-[60ch] text-muted">
            Antes dos 18 anos, é você quem decide se o perfil aparece e o que aparece nele. Pode mudar de
            ideia quando quiser.
          </p>
        </div>
        {athletes.length === 0 ? (
          <NoAthlete />
        ) : (
          <ul className="grid gap-4">
            {athletes.map(({ athlete, plan }) => (
              <li key={athlete.id}>
                <WardCard athlete={athlete} plan={plan} />
              </li>
            ))}
          </ul>
        )}
        <Card title="Avisos por e-mail">
          <Switch
            label="Resumo semanal"
            on={weekly}
            intent={weekly ? "desligar-resumo" : "ligar-resumo"}
            note="Toda segunda-feira, só quando algo aconteceu. Cada pedido de contato e cada decisão avisa na hora, mesmo desligado."
          />
        </Card>
      </div>
    </Container>
  );
}
