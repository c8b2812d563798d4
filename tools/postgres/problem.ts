import { statSync } from "node:fs";
import { err } from "#domain/result.ts";

/** Why the embedded database cannot serve: a code for the program, one sentence for the operator. */
export interface EmbeddedProblem {
  code:
    | "in_use"
    | "no_binaries"
    | "not_writable"
    | "unreachable"
    | "no_account"
    | "unsafe_folder"
    | "wrong_version"
    | "not_a_cluster"
    | "init_failed"
    | "start_failed";
  message: string;
}

export const problem = (code: EmbeddedProblem["code"], message: string) =>
  err<EmbeddedProblem>({ code, message });

/** A disk that refuses (permissions, no space, read-only) is the operator's to mend; the rest is a bug. */
export function diskProblem(error: unknown, dataDir: string) {
  if (!(error instanceof Error) || !("syscall" in error)) throw error;
  const owner = statSync(dataDir, { throwIfNoEntry: false })?.uid;
  const us = process.getuid?.();
  const whose = owner === us || owner === undefined ? "" : ` (it belongs to user ${owner}, we run as ${us})`;
  return problem("not_writable", `The data folder ${dataDir} cannot be used${whose}: ${error.message}.`);
}

/** "ENOENT" and its kin. */
export const errnoOf = (error: unknown) =>
  error instanceof Error && "code" in error ? error.code : undefined;
