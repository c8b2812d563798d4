import type { ReviewKindName } from "#domain/moderation/review-kinds.ts";
import type { Verdict } from "./queue/queue-keys.tsx";

interface ReviewText {
  approve: string;
  /** Whoever asked mends something and asks again. Not used where that makes no sense. */
  adjust: string;
  reject: string;
  /** What each decision does. */
  hint: string;
  /** Who reads the reason. */
  readBy: string;
  /** A yes needs words too. */
  alwaysReason?: true;
}

const USUAL = {
  approve: "Aprovar",
  adjust: "Pedir ajuste",
  reject: "Rejeitar",
  readBy: "Quem pediu recebe este texto.",
};

/** What each kind of review asks, beside its name (REVIEW_LABELS). */
export const REVIEW_TEXT: Record<ReviewKindName, ReviewText> = {
  first_publication: {
    ...USUAL,
    hint: "Aprovar põe o perfil no ar. Pedir ajuste ou rejeitar o mantém privado; com o ajuste feito, a família pede nova conferência.",
  },
  birthdate_change: {
    ...USUAL,
    hint: "Aprovar troca a data de nascimento. Pedir ajuste ou rejeitar mantém a atual, até a mudança ser pedida de novo.",
  },
  profile_text: {
    approve: "Nada a fazer",
    adjust: "Tirar do ar e pedir ajuste",
    reject: "Tirar do ar",
    hint: "O texto novo parece dizer onde ou quando encontrar o atleta. Fora do ar, o perfil só volta depois de uma nova conferência.",
    readBy: "O atleta e o responsável recebem este texto, se o perfil sair do ar.",
  },
  guardian_dispute: {
    ...USUAL,
    approve: "Desfazer a retirada",
    adjust: "Perguntar aos dois",
    reject: "Manter a retirada",
    hint: "Ouça os dois responsáveis antes: perguntar mantém tudo como está até pedirem de novo. Desfazer não publica: um responsável ainda precisa publicar.",
    readBy: "Os dois responsáveis recebem este texto.",
    alwaysReason: true,
  },
  club_verification: {
    ...USUAL,
    hint: "Pedir ajuste devolve ao clube, que pede nova conferência. Aprovar dá ao clube o selo de verificado; de um clube que já o tem, aprova o nome novo. Confira o CNPJ na Receita Federal.",
  },
  match_result: {
    ...USUAL,
    approve: "Confirmar o placar",
    reject: "Não confirmar",
    hint: "Confirmar faz contar o placar de quem registrou. Pedir ajuste ou não confirmar deixa o jogo fora do ranking; qualquer dos clubes pode registrar de novo.",
    readBy: "Os clubes recebem este texto.",
  },
  event: {
    ...USUAL,
    hint: "Aprovar põe o evento no calendário. Pedir ajuste ou rejeitar o devolve a quem organiza, para corrigir; um evento no ar continua no ar com o pedido de ajuste. De um evento que já está no ar, rejeitar o suspende: a página fica com um aviso e novas inscrições param.",
    readBy: "Quem organiza recebe este texto.",
  },
  sponsor: {
    ...USUAL,
    hint: "Aprovar põe o patrocinador na página pública. Com o ajuste salvo, o cadastro volta para cá.",
  },
  sponsor_change: {
    ...USUAL,
    hint: "Aprovar troca a página pública pela nova versão. Pedir ajuste ou rejeitar mantém a de antes.",
  },
  masked_contact: {
    approve: "Nada a fazer",
    adjust: "Avisar quem escreveu",
    reject: "Retirar os pedidos",
    hint: "Avisar deixa os pedidos, sem essa parte, e volta para cá se o clube insistir. Retirar encerra os pedidos deste clube que ainda esperam resposta e avisa as famílias. Se o clube insiste, denuncie o clube para poder ocultá-lo.",
    readBy: "Quem escreveu recebe este texto, menos com “Nada a fazer”.",
  },
  report: {
    approve: "Aprovar a denúncia",
    adjust: "",
    reject: "Rejeitar",
    hint: "Aprovar oculta o que foi denunciado. Rejeitar encerra a denúncia.",
    readBy: "Só a equipe lê este texto.",
  },
  media: {
    approve: "Aprovar",
    adjust: "Pedir ajuste",
    reject: "Recusar",
    hint: "Aprovar mostra o arquivo no perfil. Pedir ajuste ou recusar o deixa só com quem enviou; um título novo volta para cá.",
    readBy: "Quem enviou e o responsável recebem este texto.",
  },
  take_down: {
    approve: "Remover do ar",
    adjust: "",
    reject: "Manter no ar",
    hint: "Remover tira o arquivo do perfil de vez. Manter o põe de volta, se o pedido o tinha ocultado. Os dois lados recebem a decisão.",
    readBy: "Quem pediu recebe este texto; o dono do perfil também, se o arquivo sair ou voltar ao ar.",
  },
};

/** What may be decided: reports and requests to take something down are yes or no. */
export const verdictsOf = ({ adjustable }: { adjustable: boolean }): Verdict[] =>
  adjustable ? ["approved", "adjust", "rejected"] : ["approved", "rejected"];

/** When words are needed, and who reads them. */
export const reasonHint = (kind: ReviewKindName): string => {
  const { approve, readBy, alwaysReason } = REVIEW_TEXT[kind];
  return `Obrigatória${alwaysReason ? "" : `, menos para ${approve.toLowerCase()}`}. ${readBy}`;
};
