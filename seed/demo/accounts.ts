import { SYSTEM } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { startEmailChange } from "#server/identity/email-change.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { lockAccount } from "#server/identity/staff-accounts.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { client } from "#server/platform/database/database.ts";
import { demoMember } from "./logins.ts";

/** What the team has to do with accounts: one is locked, one waits for a new address, one was looked at. */
export async function addAccounts(): Promise<void> {
  const staff = await demoMember("staff");
  const locked = await addUser("Valdemar Sorgo", "valdemar.sorgo@demo.example");
  const reason = "Pediu dinheiro a famílias para “garantir” vaga em peneira.";
  expectOk(await lockAccount(staff, locked, reason));
  const moved = await addUser("Nilza Prado", "nilza.prado@demo.example");
  expectOk(
    await startEmailChange(staff, moved, {
      newEmail: "nilza.nova@demo.example",
      reason: "Ligou do telefone do cadastro e disse o nome dos dois atletas.",
    }),
  );
  await lookedAt((await demoMember("athlete")).userId);
}

const addUser = async (name: string, email: string): Promise<string> =>
  expectOk(await identity.create(SYSTEM, { name, email, emailVerified: true })).id;

/** Over since: the session in which it happened has ended. */
async function lookedAt(personId: string): Promise<void> {
  const admin = await demoMember("admin");
  const reason = "Escreveu que o vídeo enviado não aparece no perfil.";
  await client().query(
    `insert into impersonations (admin_id, person_id, reason, created_at, ends_at, ended_at)
     values ($1, $2, $3, now() - interval '26 hours', now() - interval '25.5 hours', now() - interval '25.8 hours')`,
    [admin.userId, personId, reason],
  );
  await audit(admin, "user.impersonation_started", personId, { after: { reason }, dataSubjectId: personId });
  await audit(admin, "user.impersonation_ended", personId);
}
