import { firstName } from "#domain/person-name.ts";
import type { PublicationState } from "#domain/athletes/publication.ts";

type WardPublication = { name: string; state: PublicationState; reason: string | null };

/** One sentence for the list. */
export const shortText = ({ state }: WardPublication): string => SHORT[state];

const SHORT: Record<PublicationState, string> = {
  public: "O perfil pode ser visto por todos.",
  ready: "Autorizado, mas fora do ar. Você pode publicar quando quiser.",
  hidden: "Nossa equipe tirou o perfil do ar.",
  birthdate_missing: "Falta a data de nascimento.",
  too_young: "A Joia da Base é para atletas a partir de 13 anos.",
  birthdate_review: "Estamos conferindo a data de nascimento.",
  guardian_missing: "Ninguém vê o perfil.",
  guardian_invited: "Ninguém vê o perfil.",
  invitation_expired: "Ninguém vê o perfil.",
  guardian_deciding: "Ninguém vê o perfil. Leia o que seria publicado e decida.",
  not_authorised: "Ninguém vê o perfil, porque a publicação não foi autorizada.",
  in_review: "Autorizado. Nossa equipe confere antes de publicar.",
  rejected: "Nossa equipe pediu um ajuste antes de publicar.",
};

/** What the page about one athlete says first. */
export function publicationNotice({
  name,
  state,
  reason,
}: WardPublication): { tone: "info" | "success" | "warning"; title: string; text: string } | null {
  const who = firstName(name);
  switch (state) {
    case "public":
      return {
        tone: "success",
        title: "O perfil está no ar",
        text: `Qualquer pessoa pode ver o perfil de ${who}. Contato, só passando por você.`,
      };
    case "in_review":
      return {
        tone: "info",
        title: "Autorizado. Agora é com a nossa equipe",
        text: "Uma pessoa confere o perfil antes da primeira publicação. Avisamos por e-mail; até lá, ninguém vê.",
      };
    case "rejected":
      return { tone: "warning", title: "O perfil precisa de um ajuste", text: reason ?? "" };
    case "hidden":
      return {
        tone: "warning",
        title: "Nossa equipe tirou o perfil do ar",
        text: "Enquanto isso, ninguém vê o perfil. Fale com a gente se quiser entender o motivo.",
      };
    case "birthdate_review":
      return {
        tone: "info",
        title: "Estamos conferindo a data de nascimento",
        text: "Pediram uma mudança que muda quem decide sobre o perfil. Ele fica privado até uma pessoa da equipe conferir.",
      };
    case "ready":
      return {
        tone: "info",
        title: "O perfil está fora do ar",
        text: "A autorização continua valendo. Se quiser, publique de novo.",
      };
    default:
      return null;
  }
}
