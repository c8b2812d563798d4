import type { ReviewKindName } from "#domain/moderation/review-kinds.ts";

interface ReviewText {
  label: string;
  approve: string;
  reject: string;
  /** What each decision does. */
  hint: string;
  /** Who reads the reason. */
  readBy: string;
}

const USUAL = { approve: "Aprovar", reject: "Rejeitar", readBy: "Quem pediu recebe este texto." };

/** The words of each kind of review. */
export const REVIEW_TEXT: Record<ReviewKindName, ReviewText> = {
  first_publication: {
    ...USUAL,
    label: "Primeira publicação",
    hint: "Aprovar põe o perfil no ar. Rejeitar o mantém privado e avisa quem decide sobre ele.",
  },
  birthdate_change: {
    ...USUAL,
    label: "Mudança de data de nascimento",
    hint: "Aprovar troca a data de nascimento. Rejeitar mantém a atual.",
  },
  profile_text: {
    label: "Texto de menor no ar",
    approve: "Nada a fazer",
    reject: "Tirar do ar e pedir ajuste",
    hint: "O texto novo parece dizer onde ou quando encontrar o atleta. Tirar do ar exige uma nova conferência antes de publicar.",
    readBy: "O atleta e o responsável recebem este texto.",
  },
  guardian_dispute: {
    ...USUAL,
    label: "Responsáveis discordam",
    approve: "Desfazer a retirada",
    reject: "Manter a retirada",
    hint: "Ouça os dois responsáveis antes. Desfazer não publica: um responsável ainda precisa publicar. Escreva o motivo nos dois casos.",
    readBy: "Os dois responsáveis recebem este texto.",
  },
  club_verification: {
    ...USUAL,
    label: "Verificação de clube",
    hint: "Aprovar dá ao clube o selo de verificado; de um clube que já o tem, aprova o nome novo. Confira o CNPJ na Receita Federal.",
  },
  match_result: {
    ...USUAL,
    label: "Resultado de jogo",
    approve: "Confirmar o placar",
    reject: "Não confirmar",
    hint: "Confirmar faz contar o placar de quem registrou. Não confirmar deixa o jogo fora do ranking; qualquer dos clubes pode registrar de novo.",
    readBy: "Os clubes recebem este texto.",
  },
  event: {
    ...USUAL,
    label: "Evento",
    hint: "Aprovar põe o evento no calendário. Rejeitar o devolve a quem organiza, para corrigir. De um evento que já está no ar, rejeitar o suspende: a página fica com um aviso e novas inscrições param.",
    readBy: "Quem organiza recebe este texto.",
  },
  sponsor: {
    ...USUAL,
    label: "Patrocinador",
    hint: "Aprovar põe o patrocinador na página pública.",
  },
  sponsor_change: {
    ...USUAL,
    label: "Mudança de patrocinador",
    hint: "Aprovar troca a página pública pela nova versão. Rejeitar mantém a de antes.",
  },
  masked_contact: {
    label: "Contato por fora",
    approve: "Nada a fazer",
    reject: "Retirar os pedidos",
    hint: "Retirar encerra os pedidos deste clube que ainda esperam resposta e avisa as famílias. Se o clube insiste, denuncie o clube para poder ocultá-lo.",
    readBy: "Quem escreveu recebe este texto.",
  },
  report: {
    label: "Denúncia",
    approve: "Aprovar a denúncia",
    reject: "Rejeitar",
    hint: "Aprovar oculta o que foi denunciado. Rejeitar encerra a denúncia.",
    readBy: "Só a equipe lê este texto.",
  },
  media: {
    label: "Foto ou vídeo",
    approve: "Aprovar",
    reject: "Recusar",
    hint: "Aprovar mostra o arquivo no perfil. Recusar o deixa só com quem enviou.",
    readBy: "Quem enviou e o responsável recebem este texto.",
  },
  take_down: {
    label: "Pedido de remoção",
    approve: "Remover do ar",
    reject: "Manter no ar",
    hint: "Remover tira o arquivo do perfil de vez. Manter o põe de volta, se o pedido o tinha ocultado. Os dois lados recebem a decisão.",
    readBy: "Quem pediu e o dono do perfil recebem este texto.",
  },
};
