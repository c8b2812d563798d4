import { ButtonLink } from "#app/components/button.tsx";
import { Notice } from "#app/components/notice.tsx";

/** Lists of a club whose plan does not open scouting tools: they can be read, and nothing more. */
export const ListsNotOpen = ({ plans, any }: { plans: string; any: boolean }) => (
  <Notice tone="info" title="O plano do clube não abre as listas">
    <p>
      {any
        ? "O que o clube já escreveu continua aqui para ler. Criar, mudar, anotar e exportar abrem com "
        : "Listas com etapas, notas do clube, comparação e exportações abrem com "}
      {plans}.
    </p>
    <ButtonLink to="/planos" size="small" className="mt-3">
      Ver planos
    </ButtonLink>
  </Notice>
);
