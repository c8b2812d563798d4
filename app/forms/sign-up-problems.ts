/** Why a profile cannot begin so, and which field says it. */
export const SIGN_UP_PROBLEMS = {
  too_young: { field: "birthdate", text: "A Joia da Base é para atletas a partir de 13 anos." },
  guardian_missing: {
    field: "guardianEmail",
    text: "Atletas com menos de 18 anos precisam informar o nome e o e-mail do responsável.",
  },
  guardian_is_athlete: {
    field: "guardianEmail",
    text: "O e-mail do responsável precisa ser diferente do e-mail do atleta.",
  },
  cnpj_taken: {
    field: "cnpj",
    text: "Este CNPJ já está cadastrado. Se a conta é sua, entre ou recupere a senha.",
  },
  cpf_taken: {
    field: "cpf",
    text: "Não foi possível usar este CPF em uma conta nova. Cada responsável tem uma conta só, também com mais de um atleta: se você já tem a sua, entre com ela. Se não tem, fale com a nossa equipe.",
  },
  logo_invalid: { field: "logo", text: "Envie o logo em PNG ou JPG, com até 2 MB." },
} as const;
