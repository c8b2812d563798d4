import type { EndReason } from "#domain/messages/contact-state.ts";
import { DAYS_TO_ANSWER } from "#domain/messages/limits.ts";

export const UNAVAILABLE = "Atleta indisponível";

/** Why it ended, as the family reads it. */
export const ENDED_FOR_FAMILY: Record<EndReason, string> = {
  club_hidden: "Nossa equipe tirou este clube do ar. Ele não fala mais com famílias pela plataforma.",
  club_unverified:
    "Este clube não é mais verificado pela nossa equipe e não fala mais com famílias de atletas menores de 18 anos.",
  club_left: "O clube saiu da plataforma.",
  scout_left: "O olheiro que escreveu saiu da plataforma, e a mensagem foi apagada com a conta dele.",
  consent_revoked: "A autorização do responsável foi retirada.",
  guardian_replaced: "O responsável pelo atleta mudou. Para conversar, o clube precisa pedir de novo.",
  account_deleted: "A conta de alguém da família foi excluída, ou está para ser.",
  removed_by_staff: "Nossa equipe retirou este pedido: a mensagem passava um contato por fora da plataforma.",
  ended_by_family: "A família encerrou este contato.",
  ended_by_club: "O clube desistiu.",
  scout_removed: "O olheiro que escreveu não faz mais parte do clube.",
  expired: `Ninguém respondeu em ${DAYS_TO_ANSWER} dias. O clube pode pedir de novo.`,
  blocked_by_family: "A família bloqueou este clube. Ninguém dele pode escrever de novo.",
};

/** The club reads what it did itself; what the family decided stays with the family. */
export const ENDED_FOR_CLUB: Record<EndReason, string> = {
  club_hidden: "Seu clube está fora do ar por decisão da nossa equipe, e os contatos dele foram encerrados.",
  club_unverified:
    "Seu clube não está mais verificado, e os contatos com atletas menores de 18 anos foram encerrados.",
  club_left: "O clube saiu da plataforma.",
  scout_left: "O olheiro que escreveu saiu da plataforma.",
  consent_revoked: "O atleta não está mais disponível para contato.",
  guardian_replaced: "O atleta não está mais disponível para contato.",
  account_deleted: "O atleta não está mais disponível para contato.",
  removed_by_staff:
    "Nossa equipe retirou este pedido: a mensagem passava um contato por fora da plataforma. O motivo foi por e-mail a quem escreveu.",
  ended_by_family: "A família encerrou este contato.",
  ended_by_club: "Seu clube encerrou.",
  scout_removed: "Quem escreveu não faz mais parte do clube.",
  expired: `Ninguém respondeu em ${DAYS_TO_ANSWER} dias. Seu clube pode pedir de novo.`,
  blocked_by_family: "O atleta não está mais disponível para contato.",
};

/** What a minor reads instead of the message. */
export const TOLD_TO_MINOR: Record<"sent" | "seen" | "accepted" | "declined", string> = {
  sent: "A mensagem foi para o seu responsável, que lê e responde primeiro. Você acompanha a resposta aqui.",
  seen: "A mensagem foi para o seu responsável, que lê e responde primeiro. Você acompanha a resposta aqui.",
  accepted: "Seu responsável aceitou e é quem conversa com o clube.",
  declined: "Seu responsável respondeu que não.",
};
