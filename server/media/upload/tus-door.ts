import type { IncomingMessage, ServerResponse } from "node:http";
import type { Server } from "@tus/server";
import { isId } from "#domain/id.ts";
import { MEDIA_KINDS } from "#domain/media/kinds.ts";
import { MAX_BYTES } from "#domain/media/limits.ts";
import { titleFromFileName, storedTitle } from "#domain/media/titles.ts";
import { memberOfRequest, type SignedIn } from "#server/identity/who-asks.server.ts";
import { config } from "#server/platform/config/current.ts";
import type { Connection } from "#server/platform/database/database.ts";
import { endWhenSilent } from "#server/platform/http/end-when-silent.ts";
import { hasBody, type Exchange } from "#server/platform/http/exchange.ts";
import { isFromOwnPage } from "#server/platform/http/origin.ts";
import { log } from "#server/platform/log.server.ts";
import { ownerOfUpload, type MediaOwners } from "../owners.ts";
import { sendRefusal, textOf } from "./answers.ts";
import { finishUpload } from "./finish-upload.ts";
import { uploadLocks, type UploadLocks } from "./locks.ts";
import { quarantine, tusIdOf } from "./quarantine.ts";
import { beginUpload, findUpload, forgetUpload, refuseUpload, type UploadRow } from "./uploads.ts";

export const UPLOADS_PATH = "/envios";
const VERSION = "1.0.0";
/** A request that holds the lock is cut so long after somebody else asks for it. */
const LOCK_DRAIN_MS = 3000;

/**
 * Resumable uploads by the tus protocol. Everything that decides (who, whose, how large, how many) is asked before the
 * library sees the request; it only moves bytes. Its GET would serve what was uploaded, and is refused.
 */
export function tusDoor(owners: MediaOwners, connection: Connection) {
  const begun: Begun = new WeakMap();
  let opened: Promise<{ tus: Server; locks: UploadLocks }> | undefined;
  const open = () => (opened ??= openTus(connection, begun));

  async function create({ request, response }: Exchange, { actor }: SignedIn): Promise<void> {
    // Bytes come by PATCH alone, where a lock is held and what is too much is thrown away.
    const bytes = hasBody(request) ? null : declaredBytes(request);
    const given = metadataOf(request.headers["upload-metadata"]);
    const kind = MEDIA_KINDS.find((known) => known === given["kind"]);
    if (bytes === null || !kind) return sendRefusal(response, "invalid");
    if (bytes > MAX_BYTES[kind]) return sendRefusal(response, "too_large", kind);
    const owner = await ownerOfUpload(owners, actor, given["ownerType"], given["ownerId"]);
    if (!owner) return sendRefusal(response, "not_found");
    const title = storedTitle(given["title"] || titleFromFileName(given["filename"] ?? ""), kind);
    const upload = await beginUpload({ ...owner, userId: actor.userId, kind, title, bytes });
    if (!upload.ok) return sendRefusal(response, upload.error, kind);
    begun.set(request, { id: upload.value.id, kind });
    await (await open()).tus.handle(request, response);
  }

  async function proceed(exchange: Exchange, row: UploadRow): Promise<void> {
    const { request, response } = exchange;
    const { tus } = await open();
    begun.set(request, row);
    endWhenSilent(exchange);
    await tus.handle(request, response);
    if (request.method === "DELETE" && response.statusCode === 204) await forgetUpload(row.id);
    // More bytes than were declared: the file is another one than was allowed, and nothing of it is used.
    if (response.statusCode === 413) {
      await refuseUpload(row.id, "too_large");
      await (await quarantine()).remove(row.id);
    }
  }

  return {
    async handle(exchange: Exchange): Promise<void> {
      const { request, response } = exchange;
      const { method = "" } = request;
      if (!METHODS.has(method)) return refuseMethod(response);
      if (method !== "HEAD" && !isFromOwnPage(request, config().trustProxy))
        return sendRefusal(response, "cross_origin");
      const uploader = await memberOfRequest(request, response);
      if (!uploader) return sendRefusal(response, "not_signed_in");
      if (uploader.newTerms && (method === "POST" || method === "PATCH"))
        return sendRefusal(response, "new_terms");
      if (method === "POST") return create(exchange, uploader);
      const row = await ownUpload(request, uploader);
      if (!row) return sendRefusal(response, "not_found");
      if (method === "HEAD" && row.state === "receiving") await finishIfWhole(row);
      if (row.state !== "receiving") return answerFinished(request, response, row);
      return proceed(exchange, row);
    },
    close: async () => (await opened?.catch(() => undefined))?.locks.close(),
  };
}

const METHODS = new Set(["POST", "HEAD", "PATCH", "DELETE"]);

function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, { allow: [...METHODS].join(", "), "tus-resumable": VERSION, "content-length": 0 });
  response.end();
}

/** Which upload a request belongs to, for the library's questions about it. */
type Begun = WeakMap<object, Pick<UploadRow, "id" | "kind">>;

async function openTus(connection: Connection, begun: Begun) {
  const { Server } = await import("@tus/server");
  const { store } = await quarantine();
  const locks = uploadLocks(connection);
  const tus = new Server({
    path: UPLOADS_PATH,
    datastore: store,
    locker: locks,
    lockDrainTimeout: LOCK_DRAIN_MS,
    maxSize: MAX_BYTES.video,
    allowedOrigins: [config().appUrl.origin],
    namingFunction: ({ runtime }) => tusIdOf(begun.get(runtime!.node!.req)!.id),
    generateUrl: (_request, { id }) => `${UPLOADS_PATH}/${id.slice(id.lastIndexOf("/") + 1)}`,
    getFileIdFromRequest: (_request, last) => (last && isId(last) ? tusIdOf(last) : undefined),
    disableTerminationForFinishedUploads: true,
    // Names and titles are in the upload's row, where erasing a person finds them.
    onUploadCreate: async () => ({ metadata: {} }),
    async onUploadFinish(_request, { id }) {
      await finish(id.slice(id.lastIndexOf("/") + 1));
      return {};
    },
    onResponseError({ runtime }, error) {
      const status = "status_code" in error ? error.status_code : undefined;
      if (status === undefined) log.error({ err: error }, "upload failed");
      if (status !== 413) return undefined;
      const { kind } = begun.get(runtime!.node!.req)!;
      return { status_code: 413, body: JSON.stringify({ code: "too_large", ...textOf("too_large", kind) }) };
    },
  });
  return { tus, locks };
}

async function finish(id: string): Promise<void> {
  const row = await findUpload(id);
  if (!row) return;
  await (await quarantine()).settle(id, row.bytes);
  await finishUpload(id);
}

/** The last byte was written, and the process died before it was noted. */
async function finishIfWhole(row: UploadRow): Promise<void> {
  const stored = await (await quarantine()).store.getUpload(tusIdOf(row.id)).catch(() => null);
  if (stored?.offset !== row.bytes) return;
  await finish(row.id);
  row.state = "received";
}

async function ownUpload({ url = "" }: IncomingMessage, { actor }: SignedIn): Promise<UploadRow | null> {
  const row = await findUpload(url.slice(UPLOADS_PATH.length + 1));
  return row?.userId === actor.userId ? row : null;
}

/** The file is whole, and may have been inspected and removed since: whoever lost the last answer hears that all came. */
function answerFinished(request: IncomingMessage, response: ServerResponse, { bytes }: UploadRow): void {
  const known = request.method === "HEAD";
  response.writeHead(known ? 200 : 409, {
    "tus-resumable": VERSION,
    "cache-control": "no-store",
    "content-length": 0,
    ...(known && { "upload-offset": bytes, "upload-length": bytes }),
  });
  response.end();
}

/** Null when the length is not said at once: limits are checked before the first byte. */
function declaredBytes({ headers }: IncomingMessage): number | null {
  const text = headers["upload-length"];
  return typeof text === "string" && /^\d{1,12}$/.test(text) && !headers["upload-defer-length"]
    ? Number(text)
    : null;
}

/** "kind cGhvdG8=,title R29s": names with values in Base64. */
function metadataOf(header: string | string[] | undefined): Record<string, string> {
  const pairs = String(header ?? "")
    .slice(0, 4000)
    .split(",")
    .map((pair) => pair.trim().split(" ", 2));
  return Object.fromEntries(
    pairs.map(([name = "", value = ""]) => [name, Buffer.from(value, "base64").toString()]),
  );
}
