import type { PublicationState } from "#domain/athletes/publication.ts";
import type { OwnProfile } from "#server/athletes/guardianship.server.ts";

interface PublicationText {
  tone: "info" | "success" | "warning";
  title: string;
  text: string;
}

/** Where the profile stands, told to the athlete. */
export function publicationNotice({ state, reason, minor }: OwnProfile): PublicationText {
  if (state === "rejected")
    return {
      tone: "warning",
      title: "Seu perfil precisa de um ajuste",
      text: `Nossa equipe conferiu e pediu: ${reason ?? ""} ${minor ? "Depois, seu responsável pede uma nova conferência." : "Depois, peça uma nova conferência aqui mesmo."}`,
    };
  if (state === "in_review" && !minor)
    return {
      tone: "info",
      title: "Quase lá: estamos conferindo o perfil",
      text: "Uma pessoa da equipe olha o perfil antes da primeira publicação. É rápido, e avisamos por e-mail.",
    };
  if (state === "ready" && minor)
    return {
      tone: "info",
      title: "Seu perfil está fora do ar",
      text: "Seu responsável já autorizou e pode publicar de novo na área dele.",
    };
  return TEXTS[state];
}

const TEXTS: Record<Exclude<PublicationState, "rejected">, PublicationText> = {
  public: {
    tone: "success",
    title: "Seu perfil está no ar",
    text: "Clubes e olheiros podem ver. Compartilhe o link à vontade.",
  },
  ready: {
    tone: "info",
    title: "Seu perfil está privado",
    text: "Só você vê. Publique quando estiver pronto; dá para tirar do ar a qualquer momento.",
  },
  hidden: {
    tone: "warning",
    title: "Nossa equipe tirou o perfil do ar",
    text: "Fale com a gente para entender o motivo e o que fazer.",
  },
  birthdate_missing: {
    tone: "warning",
    title: "Falta a sua data de nascimento",
    text: "Sem ela o perfil não pode ser publicado. Preencha em Dados pessoais.",
  },
  too_young: {
    tone: "warning",
    title: "O perfil não pode ser publicado",
    text: "A Joia da Base é para atletas a partir de 13 anos.",
  },
  birthdate_review: {
    tone: "info",
    title: "Estamos conferindo a data de nascimento",
    text: "O perfil fica privado até uma pessoa da equipe conferir a mudança.",
  },
  guardian_missing: {
    tone: "warning",
    title: "Falta o seu responsável",
    text: "Você tem menos de 18 anos: informe o e-mail do seu pai, da sua mãe ou de quem responde por você.",
  },
  guardian_invited: {
    tone: "info",
    title: "Aguardando o seu responsável",
    text: "Enviamos um e-mail com o pedido. O perfil fica privado até ele autorizar.",
  },
  invitation_expired: {
    tone: "warning",
    title: "O convite venceu",
    text: "Seu responsável não respondeu em 14 dias. Envie o convite de novo.",
  },
  guardian_deciding: {
    tone: "info",
    title: "Aguardando a decisão do seu responsável",
    text: "Ele já tem conta e pode autorizar a publicação quando quiser.",
  },
  not_authorised: {
    tone: "info",
    title: "Seu responsável não autorizou a publicação",
    text: "Ninguém vê o perfil. Conversem: ele pode mudar de ideia quando quiser.",
  },
  in_review: {
    tone: "info",
    title: "Quase lá: estamos conferindo o perfil",
    text: "Seu responsável autorizou. Uma pessoa da equipe olha o perfil antes da primeira publicação.",
  },
};
