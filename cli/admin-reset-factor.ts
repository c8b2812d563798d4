import { SYSTEM } from "#domain/identity/actor.ts";
import { emailField } from "#domain/identity/credentials.ts";
import { err } from "#domain/result.ts";
import { findByEmail, resetSecondFactor } from "#server/identity/identity.server.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { setConfig } from "#server/platform/config/current.ts";
import { fail } from "./fail.ts";
import { joinDatabase } from "./open-database.ts";

const read = readConfig(process.env);
if (!read.ok) fail(...read.error);
const config = read.value;
setConfig(config);

const email = emailField.safeParse(process.argv[2] ?? "");
if (!email.success) fail("Say whose second factor is lost: npm run admin:reset-factor -- e-mail");

const reset = await resetFor(email.data);
if (!reset.ok) fail(`${email.data} has no account with a second factor.`);
console.log(
  `${email.data} is signed out everywhere, has no second factor and was told by mail. The next login enrols a new one.`,
);
process.exit(0);

async function resetFor(address: string) {
  const database = await joinDatabase(config);
  try {
    const person = await findByEmail(address);
    return person ? await resetSecondFactor(SYSTEM, person.id) : err("not_found");
  } finally {
    await database.close();
  }
}
