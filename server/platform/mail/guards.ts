import type { MailGuard } from "./tables.ts";

type Check = (guard: Partial<Record<string, string>>) => Promise<boolean>;

const checks = new Map<string, Check>();

/** A capability says, by kind, whether a mail that has waited may still be sent. */
export function mailGuard(kind: string, check: Check): void {
  if (checks.has(kind)) throw new Error(`the mail guard ${kind} exists already`);
  checks.set(kind, check);
}

export async function mayBeSent(guard: MailGuard | null): Promise<boolean> {
  if (!guard) return true;
  const check = checks.get(guard.kind);
  // The job is tried again: a mail that comes late from a process that knows the kind is better than an unchecked one.
  if (!check) throw new Error(`no capability knows the mail guard ${guard.kind}`);
  return check(guard);
}
