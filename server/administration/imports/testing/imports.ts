import { createServer, type Server } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Actor } from "#domain/identity/actor.ts";
import { KIND_WORDS, type ImportKind } from "#domain/imports/kinds.ts";
import { staffOf } from "#server/athletes/testing/family.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { cookieOf } from "#server/media/testing/uploads.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { readFlash, type Flash } from "#server/platform/http/flash.server.ts";
import type { Run } from "#server/platform/jobs/jobs.ts";
import { aUser } from "#seed/factories/user.ts";
import { checkImport } from "../check-import.ts";
import { confirm } from "../imports.server.ts";
import { runImport } from "../run-import.ts";
import { importDoor, IMPORT_UPLOAD_PATH } from "../upload-door.ts";

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** Somebody of the team with files to bring, and the door on a port of its own. Closed at the end of the scope. */
export async function openDesk() {
  const dataDir = await mkdtemp(path.join(tmpdir(), "joia-imports-"));
  configure({ DATA_DIR: dataDir });
  const door = importDoor();
  const server: Server = createServer((request, response) => {
    void door.handle({ request, response, id: "test", by: "door", route: undefined });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const user = await aUser({ role: "staff" });
  const cookie = await cookieOf(user.id);
  const staff = staffOf(user);

  async function send(kind: ImportKind, content: string | Uint8Array, as = cookie): Promise<Sent> {
    const form = new FormData();
    form.append("tipo", KIND_WORDS[kind]);
    form.append(
      "arquivo",
      new Blob([typeof content === "string" ? content : new Uint8Array(content)]),
      "lista.csv",
    );
    const answer = await fetch(origin + IMPORT_UPLOAD_PATH, {
      method: "POST",
      redirect: "manual",
      headers: { cookie: as, origin },
      body: form,
    });
    const cookies = answer.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
    const flash = readFlash(new Request("http://localhost", { headers: { cookie: cookies.join("; ") } }));
    const location = answer.headers.get("location");
    return { status: answer.status, location, flash, id: location?.split("/")[3] ?? null };
  }

  return {
    staff,
    dataDir,
    send,
    /** Sends a file and has it checked. */
    async bring(kind: ImportKind, content: string | Uint8Array): Promise<string> {
      const { id } = await send(kind, content);
      await checkImport.handle({ importId: id! }, runOf());
      return id!;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

interface Sent {
  status: number;
  location: string | null;
  flash: Flash | null;
  id: string | null;
}

/** Confirms a checked file and has it imported. */
export async function importNow(actor: Actor, id: string): Promise<void> {
  const confirmed = await confirm(actor, id);
  if (!confirmed.ok) throw new Error(JSON.stringify(confirmed.error));
  await runImport.handle({ importId: id }, runOf());
}

export const runOf = (lastAttempt = false): Run => ({
  id: "test",
  attempt: 1,
  lastAttempt,
  signal: new AbortController().signal,
  finish: inTransaction,
});
