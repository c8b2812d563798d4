import { ShieldX } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";

export function ClubNotFound() {
  return (
    <Container className="py-16">
      <EmptyState
        level={1}
        title="Clube não encontrado"
        icon={<ShieldX />}
        action={<ButtonLink to="/ranking">Voltar ao ranking</ButtonLink>}
      >
        <p>Confira se o endereço está completo; o clube também pode ter deixado a plataforma.</p>
      </EmptyState>
    </Container>
  );
}
