import { err } from "#domain/result.ts";
import type { Outcome } from "./work.ts";

export async function inspectVideo(_input: string, _folder: string): Promise<Outcome> {
  return err("failed");
}
