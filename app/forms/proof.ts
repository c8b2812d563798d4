import { PASSWORD_MAX } from "#domain/identity/password-length.ts";
import type { ProofProblem } from "#server/identity/account.server.ts";
import { textIn } from "./parse-form.ts";
import { refuse } from "./refuse.ts";
import { refuseTooMany } from "./too-many.ts";

/** Reads what ProofFields sent. A text that is too long stays too long, and is refused. */
export const proofIn = (form: FormData) => ({
  password: textIn(form, "password").slice(0, PASSWORD_MAX + 1),
  code: textIn(form, "code").slice(0, PASSWORD_MAX + 1),
});

/** The form again, for whoever could not prove it. */
export function refuseProof(problem: ProofProblem) {
  switch (problem.code) {
    case "wrong_password":
      return refuse({ fields: { password: "A senha está incorreta." } });
    case "wrong_code":
      return refuse({ fields: { code: "O código não confere ou já foi usado." } });
    case "too_many":
      return refuseTooMany(problem, (body) => ({
        flash: { kind: "error", title: "Pedido não aceito", body },
      }));
    case "session_not_fresh":
      return refuse({
        flash: {
          kind: "error",
          title: "Entre de novo",
          body: "Por segurança, saia, entre de novo na sua conta e volte a esta página em até 15 minutos.",
        },
      });
  }
}
