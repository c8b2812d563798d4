import type { ChangeField } from "#domain/athletes/pending-changes.ts";

/** What a minor's wish is about, as the profile page calls it. */
export const CHANGE_NAMES: Record<ChangeField, string> = {
  name: "nome",
  about: "sobre o atleta",
  photo: "foto da figurinha",
  hero: "foto de capa",
  visibility: "Perfil Público Ativo",
  contact: "Contato Direto Permitido",
};
