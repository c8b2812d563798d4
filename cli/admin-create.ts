import { emailField } from "#domain/identity/credentials.ts";
import { makeAdmin } from "#server/identity/first-admin.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { setConfig } from "#server/platform/config/current.ts";
import { fail } from "./fail.ts";
import { joinDatabase } from "./open-database.ts";

const USAGE = "npm run admin:create -- e-mail";

const read = readConfig(process.env);
if (!read.ok) fail(...read.error);
setConfig(read.value);

const email = emailField.safeParse(process.argv[2] ?? "");
if (!email.success) fail(`Say the e-mail of the new admin: ${USAGE}`);

const database = await joinDatabase(read.value);
const made = await makeAdmin(email.data).finally(() => database.close());
if (!made.ok) fail(`Too many links were asked for this address. Try again in ${Math.ceil(made.error.retryAfterSeconds / 60)} minutes.`);

const { created, link } = made.value;
console.log(created ? `${email.data} is a new account with the role admin.` : `${email.data} has the role admin now.`);
if (read.value.mail.smtpUrl) console.log("A link to set the password is on its way by mail, as soon as the product runs.");
else console.log(`Set the password within an hour, here and once only:\n\n  ${link}\n`);
process.exit(0);
