import { SYSTEM } from "#domain/identity/actor.ts";
import { appoint, recordConsent } from "#server/guardians/guardians.ts";
import { openAccount, signIn, authenticate, type Session } from "#server/identity/identity.server.ts";
import { cookieJar } from "#server/identity/testing/configured.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { anAthlete } from "#seed/factories/athlete.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";

export const PASSWORD = "uma frase bem longa";

export interface SignedIn {
  browser: Browser;
  session: Session;
  userId: string;
}

/** Someone with an account and a confirmed address. */
export async function anAccount(name: string, email: string): Promise<string> {
  const opened = await inTransaction(() =>
    openAccount(cookieJar().browser, { name, email, password: PASSWORD }),
  );
  if (!opened) throw new Error("the address is in use");
  await client().query("update users set email_verified = true where id = $1", [opened.userId]);
  return opened.userId;
}

export async function signedIn(email: string): Promise<SignedIn> {
  const own = cookieJar();
  const answer = await signIn(own.browser, { email, password: PASSWORD });
  if (!answer.ok) throw new Error(answer.error.code);
  own.keep(answer.value.cookies);
  const { session } = await authenticate(own.browser);
  if (!session) throw new Error("not signed in");
  return { browser: own.browser, session, userId: session.userId };
}

/** The grace period is over, and so is the wait of every mail. */
export async function afterGrace(userId: string): Promise<void> {
  await client().query("update users set deletion_due_at = now() - interval '1 minute' where id = $1", [
    userId,
  ]);
  await client().query(
    "update mails set state = 'sent', sent_at = now(), created_at = created_at - interval '14 days'",
  );
}

/** A minor with an account, and the guardian who authorised the profile; it is not public yet. */
export async function aChildWithGuardian(name: string, email: string, guardianEmail: string) {
  const childId = await anAccount(name, email);
  const guardianId = await anAccount("Quem Responde", guardianEmail);
  const athlete = await anAthlete({
    name,
    userId: childId,
    birthdate: Temporal.PlainDate.from("2011-08-09"),
  });
  await inTransaction(async () => {
    await appoint(SYSTEM, athlete.id, { userId: guardianId, name: "Quem Responde", email: guardianEmail });
    await recordConsent(guardianId, athlete.id, "granted", null);
  });
  return { ward: athlete.id, childId, guardianId };
}
