import { MailX } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";

type Problem = "link_invalid" | "link_expired" | "link_used";

const TEXTS: Record<Problem, { title: string; text: string }> = {
  link_expired: {
    title: "Este convite venceu",
    text: "Por segurança, cada convite vale por 14 dias. Peça outro a quem indicou você: no painel dessa pessoa há um botão para isso.",
  },
  link_used: {
    title: "Este convite já foi respondido",
    text: "Cada convite funciona uma vez. Se foi você que respondeu, entre na sua conta para ver o perfil e mudar sua decisão.",
  },
  link_invalid: {
    title: "Este link não vale",
    text: "Confira se o endereço está completo. Se você recebeu outro convite depois deste, só o mais novo funciona.",
  },
};

export function LinkProblem({ problem, signedIn }: { problem: Problem; signedIn: boolean }) {
  const { title, text } = TEXTS[problem];
  return (
    <Container className="py-12 sm:py-20">
      <EmptyState
        level={1}
        title={title}
        icon={<MailX />}
        action={
          signedIn ? (
            <ButtonLink to="/responsavel/atletas">Meus atletas</ButtonLink>
          ) : (
            <ButtonLink to="/login?voltar=%2Fresponsavel">Entrar</ButtonLink>
          )
        }
      >
        {text}
      </EmptyState>
    </Container>
  );
}
