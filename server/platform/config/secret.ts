import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { config } from "./current.ts";

let secret: string | undefined;

/** What sessions are signed and secrets are encrypted with. In demo mode it is made once and kept with the data. */
export function authSecret(): string {
  secret ??= config().authSecret ?? ownSecret(path.join(config().dataDir, "secret"));
  return secret;
}

function ownSecret(file: string): string {
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    // Two processes that start together: one writes, the other finds it.
    try {
      writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
  return readFileSync(file, "utf8").trim();
}
