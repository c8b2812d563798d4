import { emailField } from "#domain/identity/credentials.ts";
import { makeAdmin } from "#server/identity/first-admin.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { setConfig } from "#server/platform/config/current.ts";
import { fail } from "./fail.ts";
import { joinDatabase } from "./open-database.ts";

const read = readConfig(process.env);
if (!read.ok) fail(...read.error);
const config = read.value;
setConfig(config);

const email = emailField.safeParse(process.argv[2] ?? "");
if (!email.success) fail("Say the e-mail of the new admin: npm run admin:create -- e-mail");

const made = await make(email.data);
if (!made.ok) {
  const minutes = Math.ceil(made.error.retryAfterSeconds / 60);
  fail(`Too many links were asked for this address. Try again in ${minutes} minutes.`);
}
const { created, link } = made.value;
console.log(
  created ? `${email.data} is a new account with the role admin.` : `${email.data} has the role admin now.`,
);
if (config.mail.smtpUrl) {
  console.log("A link to set the password leaves by mail, as soon as the product runs.");
} else console.log(`Set the password within an hour; this link is shown only here:\n\n  ${link}\n`);
process.exit(0);

async function make(address: string) {
  const database = await joinDatabase(config);
  try {
    return await makeAdmin(address);
  } finally {
    await database.close();
  }
}
