import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { Notice } from "#app/components/notice.tsx";

/** The saved searches of a club whose plan does not open them. */
export const SearchesNotOpen = ({ plans }: { plans: string }) => (
  <Container className="grid gap-4 py-6 sm:py-8">
    <h1 className="text-4xl">Buscas salvas</h1>
    <Notice tone="info" title="O plano do clube não abre buscas salvas">
      <p>Elas abrem com {plans}. A busca e os favoritos continuam abertos sem plano.</p>
      <ButtonLink to="/planos" size="small" className="mt-3">
        Ver planos
      </ButtonLink>
    </Notice>
  </Container>
);
