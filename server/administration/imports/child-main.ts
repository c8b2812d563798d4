import { setPriority } from "node:os";
import type { Surroundings } from "#domain/imports/cells.ts";
import { err, ok } from "#domain/result.ts";
import { findMunicipality } from "#server/platform/places/municipalities.server.ts";
import type { ReadOrder, Told } from "./found.ts";
import { readFile } from "./read-file.ts";

/** Pages come first. */
const LOW_PRIORITY = 15;

// The server that asked is gone: whoever starts next asks again.
process.once("disconnect", () => process.exit(1));
process.once("message", (order: ReadOrder) => void carryOut(order));
setPriority(LOW_PRIORITY);

async function carryOut({ kind, today }: ReadOrder): Promise<void> {
  const bytes = await standardInput();
  const surroundings: Surroundings = { today: Temporal.PlainDate.from(today), findCity: cityFinder() };
  for await (const told of readFile(bytes, kind, surroundings)) await tell(told);
  process.send!({ end: true } satisfies Told, () => process.exit(0));
}

async function standardInput(): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  for await (const piece of process.stdin as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Waits until the server has taken it, so that it never has to hold more than one piece. */
function tell(told: Told): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  process.once("message", () => resolve());
  process.send!(told);
  return promise;
}

/** Files name few cities, each many times. */
function cityFinder(): Surroundings["findCity"] {
  const found = new Map<string, ReturnType<Surroundings["findCity"]>>();
  return (text) => {
    const known = found.get(text) ?? findCity(text);
    found.set(text, known);
    return known;
  };
}

async function findCity(text: string) {
  const found = await findMunicipality(text);
  if (found.ok) return ok(found.value);
  const { code, choices } = found.error;
  const [first] = choices;
  if (code === "several_cities") return err("Há mais de uma cidade com este nome. Informe também a UF.");
  return err(
    first
      ? `Não achamos esta cidade. Seria ${first.city}, ${first.state}?`
      : "Não achamos esta cidade. Escreva o nome do município.",
  );
}
