import { ReceiptText } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import type { PaidProblem } from "#server/billing/billing.server.ts";

type Problem = PaidProblem | "missing";

const TEXTS: Record<Problem, { title: string; text: string }> = {
  missing: {
    title: "Finalizar Cadastro",
    text: "Esta página é para depois do pagamento. Escolha um plano: ao terminar, você volta para cá.",
  },
  unknown: {
    title: "Este link não vale",
    text: "Confira se o endereço está completo, como a página de pagamento o abriu. Se não encontrar, fale com a gente.",
  },
  unpaid: {
    title: "O pagamento ainda não foi concluído",
    text: "Nada foi cobrado. Volte à página de pagamento, ou escolha o plano de novo.",
  },
  expired: {
    title: "O prazo para pagar terminou",
    text: "Nada foi cobrado. Escolha o plano de novo para começar outro pagamento.",
  },
  guardian_buys: {
    title: "Quem assina é o responsável",
    text: "Com menos de 18 anos, a assinatura fica na conta de quem responde por você. Peça a essa pessoa que abra este mesmo link.",
  },
  trial_used: {
    title: "Este perfil já usou os 15 dias grátis",
    text: "Encerramos a nova assinatura sem cobrar nada. Para assinar de novo, escolha o plano estando dentro da sua conta.",
  },
  provider_failed: {
    title: "O pagamento não respondeu",
    text: "Não conseguimos confirmar agora. Seu pagamento não se perde: abra este link de novo em alguns minutos.",
  },
  used: {
    title: "Este pagamento já está em uma conta",
    text: "Cada pagamento abre uma conta só. Se foi você, entre com o e-mail e a senha que cadastrou e veja a assinatura em Minha conta.",
  },
};

type ProblemPageProps = { problem: Problem; login: string; signedIn: boolean };

/** Why nothing can be finished here, and where to go on. */
export function PaidProblemPage({ problem, login, signedIn }: ProblemPageProps) {
  return (
    <Container className="py-12 sm:py-20">
      <EmptyState
        level={1}
        title={TEXTS[problem].title}
        icon={<ReceiptText />}
        action={
          <>
            {problem === "used" && !signedIn ? (
              <ButtonLink to={login}>Entrar</ButtonLink>
            ) : (
              <ButtonLink to="/planos">Ver planos</ButtonLink>
            )}
            <ButtonLink to="/contato" variant="text">
              Falar com a equipe
            </ButtonLink>
          </>
        }
      >
        <p>{TEXTS[problem].text}</p>
      </EmptyState>
    </Container>
  );
}
