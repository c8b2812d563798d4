import { CONTACT_IN_TEXT } from "#domain/athletes/minor-texts.ts";
import { refuse } from "./refuse.ts";
import { refuseTooMany, type TooMany } from "./too-many.ts";

interface SignUpRefusal {
  typed: Record<string, string>;
  fields?: Record<string, string>;
  body: string;
}

/** The sign-up form again, with a toast that says why. */
export const refuseSignUp = (refusal: SignUpRefusal, init?: ResponseInit) => refuse(withToast(refusal), init);

/** The sign-up form again for a problem that the server found. */
export function explainSignUp(problem: SignUpProblem, typed: Record<string, string>) {
  if (problem.code === "too_many") return refuseTooMany(problem, (body) => withToast({ typed, body }));
  const { field, text } = PROBLEMS[problem.code];
  return refuseSignUp({ typed, fields: { [field]: text }, body: text });
}

const withToast = ({ body, ...shown }: SignUpRefusal) => ({
  ...shown,
  flash: { kind: "error" as const, title: "Erro no cadastro", body },
});

type SignUpProblem = TooMany | { code: keyof typeof PROBLEMS };

/** Why no profile can be made from this form, and which field says so. */
const PROBLEMS = {
  too_young: { field: "birthdate", text: "A Joia da Base é para atletas a partir de 13 anos." },
  contact_in_name: { field: "fullName", text: CONTACT_IN_TEXT },
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
