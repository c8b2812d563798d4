import { audit } from "#server/platform/audit/audit.ts";
import * as identity from "#server/identity/identity.server.ts";
import { mailTo } from "#server/platform/mail/mail.ts";
import { requestReview } from "#server/platform/reviews/reviews.ts";
import * as queries from "./queries.ts";

identity.emailConfirmed.on(settleClaims);

/**
 * Whoever signs up only claims a CNPJ: anybody can type one. The first who confirms their e-mail holds it and
 * goes before staff; the others keep an account without it and hear what to do.
 */
async function settleClaims(userId: string): Promise<void> {
  for (const { id, name, cnpj } of await queries.claimsOf(userId)) {
    if (await queries.lockCnpj(cnpj)) {
      await queries.dropClaim(id);
      await audit(userId, "club.cnpj_lost", id, ["cnpj"]);
      const owner = await identity.findById(userId);
      if (owner) await tellTaken(owner.email, name);
      continue;
    }
    await queries.holdCnpj(id);
    await requestReview({ kind: "club_verification", subjectId: id, requestedBy: userId });
  }
}

const tellTaken = (email: string, club: string) =>
  mailTo({ email }, "club-cnpj-taken", {
    subject: "Sobre o CNPJ do seu clube",
    title: "Este CNPJ já está em outra conta",
    paragraphs: [
      `Você criou uma conta para ${club}, mas outra pessoa confirmou antes uma conta com o mesmo CNPJ.`,
      "Se ela é do seu clube, combine com ela quem cuida da conta. Se você não a conhece, fale com a nossa equipe: conferimos de quem é o CNPJ antes de verificar qualquer clube.",
    ],
    action: { label: "Falar com a equipe", path: "/contato" },
  });
