import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import { kindOfWord, type ImportKind } from "#domain/imports/kinds.ts";
import { MOST_BYTES, TOO_LARGE_TEXT } from "#domain/imports/limits.ts";
import { canImport } from "#domain/imports/policy.ts";
import { memberOfRequest } from "#server/identity/who-asks.server.ts";
import { config } from "#server/platform/config/current.ts";
import type { Door } from "#server/platform/http/door.ts";
import { endWhenSilent } from "#server/platform/http/end-when-silent.ts";
import type { Exchange } from "#server/platform/http/exchange.ts";
import { flashCookie, type Flash } from "#server/platform/http/flash.server.ts";
import { readMultipart } from "#server/platform/http/multipart.ts";
import { isFromOwnPage } from "#server/platform/http/origin.ts";
import { refuse } from "#server/platform/http/refusal.ts";
import { beginImport, dropImport, receiveImport } from "./receive.ts";
import { keepFile } from "./files.ts";

const PAGE = "/admin/importar";
export const IMPORT_UPLOAD_PATH = `${PAGE}/arquivo`;

/**
 * POST /admin/importar/arquivo: a file of athletes or clubs from a plain form, which streams into storage. Fields:
 * `tipo`, then the file. Answers by a redirect to the page of the import. The same file twice is one import, so that
 * two taps are one act.
 */
export function importDoor(): Door {
  return { path: IMPORT_UPLOAD_PATH, handle };
}

async function handle(exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  if (request.method !== "POST") {
    response.writeHead(405, { allow: "POST", "content-length": 0 });
    return void response.end();
  }
  if (!isFromOwnPage(request, config().trustProxy)) return refuse(request, response, "cross_origin");
  const member = await memberOfRequest(request, response);
  if (!member)
    return redirect(response, "/admin/login", problem("Entre para importar", "Sua sessão acabou."));
  if (!canImport(member.actor)) return redirect(response, "/admin/unauthorized");
  if (member.newTerms) return redirect(response, "/conta/termos", NEW_TERMS);
  endWhenSilent(exchange);
  const form = await readMultipart(request, 1, (stream, name, fields) =>
    takeFile(stream, name, kindOfWord(fields.get("tipo")?.toLowerCase()), member.actor.userId),
  );
  if (!form) return refuse(request, response, "bad_address");
  const received = form.files[0] ?? { id: null, flash: NO_FILE };
  redirect(response, received.id ? `${PAGE}/${received.id}` : PAGE, received.flash);
}

interface Received {
  /** Of the import that the file belongs to. */
  id: string | null;
  flash: Flash | null;
}

async function takeFile(
  stream: Readable,
  fileName: string,
  kind: ImportKind | undefined,
  userId: string,
): Promise<Received> {
  if (!kind || fileName === "") {
    stream.resume();
    return { id: null, flash: fileName === "" ? NO_FILE : NO_KIND };
  }
  const id = await beginImport({ kind, fileName: fileName.slice(0, 200), broughtBy: userId });
  try {
    const measured = measuring(stream);
    await keepFile(id, measured.bytes);
    const file = measured.result();
    if (file.problem) {
      await dropImport(id);
      return { id: null, flash: file.problem };
    }
    return await receiveImport({ id, kind, ...file });
  } catch (error) {
    await dropImport(id);
    throw error;
  }
}

/** Counts and hashes what passes through. What is too much is read to its end, so that the answer arrives, and not kept. */
function measuring(stream: Readable) {
  const hash = createHash("sha256");
  let bytes = 0;
  async function* pass(): AsyncGenerator<Uint8Array> {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) continue;
      hash.update(chunk);
      yield chunk;
    }
  }
  return {
    bytes: pass(),
    result: () => ({
      bytes,
      hash: hash.digest("hex"),
      problem: bytes > MOST_BYTES ? TOO_LARGE : bytes === 0 ? EMPTY : null,
    }),
  };
}

const problem = (title: string, body: string): Flash => ({ kind: "error", title, body });
const NEW_TERMS = problem("Os termos mudaram", "Leia e aceite os termos novos antes de importar.");
const NO_FILE = problem("Nenhum arquivo escolhido", "Escolha um arquivo CSV e envie de novo.");
const NO_KIND = problem("Escolha o que importar", "Diga se o arquivo é de atletas ou de clubes.");
const TOO_LARGE = problem("Arquivo muito grande", TOO_LARGE_TEXT);
const EMPTY = problem("Arquivo vazio", "Este arquivo não tem conteúdo. Confira e envie de novo.");

function redirect(response: ServerResponse, location: string, flash: Flash | null = null): void {
  if (flash) response.appendHeader("set-cookie", flashCookie(flash));
  response.writeHead(303, { location, "cache-control": "no-store", "content-length": 0 });
  response.end();
}
