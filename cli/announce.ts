import { DEMO_LOGINS, DEMO_PASSWORD } from "#domain/identity/demo-logins.ts";
import type { Config } from "#server/platform/config/config.ts";

/** What a person at a terminal needs to know now. The log's JSON lines go on below it. */
export function announce(config: Config, port: number, refereeLink: string | null = null): void {
  const address = config.port === port ? config.appUrl.origin : `http://localhost:${port}`;
  console.log(`\n  Joia da Base is ready at ${address}${config.demo ? "  (demo mode)" : ""}\n`);
  if (!config.demo) return;
  console.log(`${demoLogins(address)}\n`);
  // With the match's public page in a second window, a goal can be watched.
  if (refereeLink)
    console.log(
      `  A match is being played. The referee's sheet: ${address}${new URL(refereeLink).pathname}\n`,
    );
}

function demoLogins(address: string): string {
  const width = Math.max(...DEMO_LOGINS.map(({ email }) => email.length));
  const lines = DEMO_LOGINS.map(({ email, role }) => `    ${email.padEnd(width)}  ${role}`);
  return [
    `  Sign in at ${address}/login with the password ${DEMO_PASSWORD} as`,
    ...lines,
    `  Mails are at ${address}/dev/emails`,
  ].join("\n");
}
