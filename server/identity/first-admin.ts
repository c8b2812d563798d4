import { SYSTEM } from "#domain/identity/actor.ts";
import { expectOk, ok, type Result } from "#domain/result.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { listMails, readMail } from "#server/platform/mail/mail.ts";
import type { TooMany } from "#server/platform/limits/limits.ts";
import { changeRole, create } from "./identity.server.ts";
import * as queries from "./queries.ts";
import { requestReset } from "./recovery.ts";

const TERMINAL: Browser = { address: "127.0.0.1", userAgent: null, cookie: null, sendCookie: () => {} };

interface MadeAdmin {
  created: boolean;
  /** Where the password is set: for whoever sits at the machine, where no mail leaves it. */
  link: string;
}

/** Makes somebody an admin, with an account if they have none, and mails them a link to set a password. */
export async function makeAdmin(email: string): Promise<Result<MadeAdmin, TooMany>> {
  const known = await queries.findByEmail(email);
  if (known) expectOk(await changeRole(SYSTEM, known.id, "admin"));
  // The link goes to this address alone, so that following it is the proof that the address is theirs.
  else
    expectOk(
      await create(SYSTEM, { name: email.split("@", 1)[0]!, email, role: "admin", emailVerified: true }),
    );
  const asked = await requestReset(TERMINAL, email);
  return asked.ok ? ok({ created: !known, link: await lastLink(email) }) : asked;
}

async function lastLink(email: string): Promise<string> {
  const mails = await listMails({ limit: 50 });
  const found = mails.find((mail) => mail.to === email && mail.template === "password-reset");
  const mail = found ? await readMail(found.id) : null;
  const link = mail && /https?:\/\/\S+\/redefinir-senha\?\S+/.exec(mail.text)?.[0];
  if (!link) throw new Error(`no link was mailed; ask for one at ${publicUrl("/recuperar-senha")}`);
  return link;
}
