import type { Refused } from "#app/forms/refuse.ts";

/** Why somebody's proof of adulthood was not taken, beside the field it is about. */
export function proofProblem(code: "not_adult" | "cpf_taken" | "barred"): Partial<Refused> {
  switch (code) {
    case "not_adult":
      return { fields: { birthdate: "Só uma pessoa com 18 anos ou mais pode participar de um clube." } };
    case "cpf_taken":
      return {
        fields: {
          cpf: "Não foi possível usar este CPF nesta conta. Cada pessoa tem uma conta só, também em mais de um clube: se você já tem a sua, peça o convite para o e-mail dela. Se não tem, fale com a nossa equipe.",
        },
      };
    case "barred":
      return {
        flash: {
          kind: "error",
          title: "Você não pode participar de clubes",
          body: "Nossa equipe encerrou a sua participação em clubes. Se acha que é um engano, fale com a equipe em Contato.",
        },
      };
  }
}
