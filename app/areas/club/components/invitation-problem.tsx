import { MailX } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { INVITATION_DAYS } from "#domain/clubs/members.ts";
import type { InvitationProblem as Problem } from "#server/clubs/member-invitations.server.ts";

const TEXTS: Record<Problem, { title: string; text: string }> = {
  link_expired: {
    title: "Este convite venceu",
    text: `Por segurança, cada convite vale por ${INVITATION_DAYS} dias. Peça ao clube para reenviar: há um botão para isso na página Pessoas.`,
  },
  link_used: {
    title: "Este convite já foi usado",
    text: "Cada convite funciona uma vez. Se foi você que aceitou, entre na sua conta para abrir o espaço do clube.",
  },
  link_canceled: {
    title: "O clube cancelou este convite",
    text: "Se acha que foi um engano, fale com a pessoa que convidou você.",
  },
  link_invalid: {
    title: "Este link não vale",
    text: "Confira se o endereço está completo. Se você recebeu outro convite depois deste, só o mais novo funciona.",
  },
  club_closed: {
    title: "Este clube não pode receber pessoas agora",
    text: "O clube não está verificado ou não está mais na plataforma. Fale com a pessoa que convidou você.",
  },
  already_member: {
    title: "Você já faz parte deste clube",
    text: "Não é preciso aceitar de novo.",
  },
  barred: {
    title: "Você não pode participar de clubes",
    text: "Nossa equipe encerrou a sua participação em clubes na plataforma. Se acha que é um engano, fale com a equipe.",
  },
};

export function InvitationProblem({ problem, signedIn }: { problem: Problem; signedIn: boolean }) {
  const { title, text } = TEXTS[problem];
  return (
    <Container className="py-12 sm:py-20">
      <EmptyState level={1} title={title} icon={<MailX />} action={<NextStep {...{ problem, signedIn }} />}>
        {text}
      </EmptyState>
    </Container>
  );
}

function NextStep({ problem, signedIn }: { problem: Problem; signedIn: boolean }) {
  if (problem === "barred") return <ButtonLink to="/contato">Falar com a equipe</ButtonLink>;
  if (problem === "already_member")
    return <ButtonLink to="/club/dashboard">Abrir o espaço do clube</ButtonLink>;
  return signedIn ? (
    <ButtonLink to="/profile-selection">Meus perfis</ButtonLink>
  ) : (
    <ButtonLink to="/login">Entrar</ButtonLink>
  );
}
