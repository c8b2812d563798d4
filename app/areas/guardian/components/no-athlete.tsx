import { HeartHandshake } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";

/** For a guardian whom no athlete has named, or whose athletes have come of age. */
export const NoAthlete = () => (
  <EmptyState
    title="Nenhum atleta no momento"
    icon={<HeartHandshake />}
    action={<ButtonLink to="/">Voltar para o início</ButtonLink>}
  >
    Quando um atleta menor de 18 anos indicar você como responsável, ele aparece aqui. O convite chega por
    e-mail.
  </EmptyState>
);
