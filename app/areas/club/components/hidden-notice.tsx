import { Link } from "#app/components/link.tsx";
import { Notice } from "#app/components/notice.tsx";

const LINK = "text-grass underline underline-offset-4";

/** Who was hidden reads why, what is closed, whom to ask, and how to stop paying meanwhile. */
export function HiddenNotice() {
  return (
    <Notice tone="error" title="A equipe ocultou o clube">
      <p>
        Recebemos uma denúncia e uma pessoa da equipe está olhando o caso. Enquanto isso o clube e os seus
        eventos não aparecem nas páginas públicas, e os vídeos dos atletas e os pedidos de contato ficam
        fechados.
      </p>
      <p className="mt-2">
        Quer explicar o que aconteceu?{" "}
        <Link to="/contato" className={LINK}>
          Fale com a equipe
        </Link>
        . A assinatura pode ser cancelada, ou desfeita com tudo de volta nos primeiros 7 dias, em{" "}
        <Link to="/conta/assinatura" className={LINK}>
          Minha assinatura
        </Link>
        .
      </p>
    </Notice>
  );
}
