import { z } from "zod";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { eq } from "#server/platform/database/orm.ts";
import { seal, unseal } from "#server/platform/sealed-text.ts";
import * as queries from "./queries.ts";
import { verifications } from "./tables.ts";
import type { Enrolment } from "./two-factor.ts";
import type { Session } from "./authenticate.ts";

const MINUTES = 30;
const schema = z.object({ uri: z.string(), qrSvg: z.string(), recoveryCodes: z.array(z.string()) });

// Encrypted, for half an hour, and only for the session that gave the password: another one begins again.

export async function save(session: Session, enrolment: Enrolment): Promise<void> {
  const value = await seal(JSON.stringify(enrolment));
  const expiresAt = new Date(Date.now() + MINUTES * 60_000);
  await inTransaction(async () => {
    await forget(session);
    await db()
      .insert(verifications)
      .values({ identifier: identifierOf(session), value, expiresAt });
  });
}

export async function read(session: Session): Promise<Enrolment | null> {
  const data = await queries.verificationValue(identifierOf(session));
  if (!data || session.hasSecondFactor) return null;
  return schema.parse(JSON.parse(await unseal(data)));
}

export async function forget(session: Session): Promise<void> {
  await db()
    .delete(verifications)
    .where(eq(verifications.identifier, identifierOf(session)));
}

/** Names the account too, so that erasing it finds the row. */
const identifierOf = ({ userId, id }: Session): string => `enrolment:${userId}:${id}`;
