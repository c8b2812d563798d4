import { UserX } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Unexpected } from "#app/components/error-page.tsx";
import { isNotFound } from "#app/components/error-text.ts";

/** Instead of an athlete's page. Who was looked for is shown only where the address names them. */
export function AthleteNotFound({ error, subdomain }: { error: unknown; subdomain?: string }) {
  if (!isNotFound(error)) return <Unexpected error={error} lead="Erro ao carregar perfil do atleta" />;
  return (
    <Container className="py-16">
      <EmptyState
        level={1}
        title="Perfil não encontrado"
        icon={<UserX />}
        action={<ButtonLink to="/atletas">Ver atletas</ButtonLink>}
      >
        <p className="font-semibold text-ink">Atleta não encontrado</p>
        <p className="mt-2 wrap-anywhere">
          {subdomain ? `Não há um perfil público no endereço “${subdomain}”. ` : ""}
          Confira se o endereço está completo; o perfil também pode ter deixado de ser público.
        </p>
      </EmptyState>
    </Container>
  );
}
