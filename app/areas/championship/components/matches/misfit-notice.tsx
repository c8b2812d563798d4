import { Notice } from "#app/components/notice.tsx";
import { TextLink } from "#app/components/text-link.tsx";

type MisfitNoticeProps = {
  misfit: { added: readonly string[]; removed: readonly string[] } | null;
  /** Where it can be drawn again. */
  to?: string;
};

/** The teams are others than those that were drawn. */
export function MisfitNotice({ misfit, to }: MisfitNoticeProps) {
  if (!misfit) return null;
  const { added, removed } = misfit;
  return (
    <Notice tone="error" title="O sorteio não vale mais para estas equipes">
      {added.length > 0 && <p>Entrou depois do sorteio: {added.join(", ")}.</p>}
      {removed.length > 0 && <p>Saiu depois do sorteio: {removed.join(", ")}.</p>}
      <p>
        As partidas ainda são as do sorteio. Para refazer,{" "}
        {to ? <TextLink to={to}>desfaça o sorteio</TextLink> : "desfaça o sorteio abaixo"} e sorteie de novo.
        Depois da primeira súmula isso não é mais possível: quem sai então é uma desistência.
      </p>
    </Notice>
  );
}
