import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isId } from "#domain/id.ts";
import { VISITOR, type Actor } from "#domain/identity/actor.ts";
import { MEDIA_OWNER_TYPES, type MediaOwnerType } from "#domain/media/kinds.ts";
import { readerOfRequest } from "#server/identity/who-asks.server.ts";
import { config } from "#server/platform/config/current.ts";
import { client } from "#server/platform/database/database.ts";
import type { Door } from "#server/platform/http/door.ts";
import type { Exchange } from "#server/platform/http/exchange.ts";
import { openStorage } from "#server/platform/storage/storage.ts";
import type { MediaOwners, ReadItem, Reading } from "./owners.ts";

const ADDRESS = /^\/midia\/([0-9a-f-]{36})\/([1-9]\d{0,4})\.(webp|avif)$/;

/**
 * The files of pictures, `/midia/<id>/<width>.<format>`. One statement reads the item with what decides about it, and
 * who may see it is decided at each request. What does not exist and what this reader may not see are one answer.
 */
export function fileDoor(owners: MediaOwners): Door {
  const statement = fileStatement(owners);

  async function answer({ request, response }: Exchange): Promise<void> {
    if (request.method !== "GET" && request.method !== "HEAD") return refuse(response, 405);
    const [, id = "", width, format] = ADDRESS.exec((request.url ?? "").split("?", 1)[0]!) ?? [];
    if (!isId(id)) return refuse(response, 404);
    const { rows } = await client().query<FileRow>({ ...statement, values: [id, Number(width), format] });
    const file = rows[0];
    const reading = file && (await readingOf(owners, file, request, response));
    return reading ? send(request, response, file, reading) : refuse(response, 404);
  }

  return { path: "/midia", handle: answer };
}

interface FileRow extends ReadItem {
  ownerType: MediaOwnerType;
  facts: unknown;
  role: "picture" | "poster";
  key: string;
  version: string;
}

const fileStatement = (owners: MediaOwners) => ({
  name: "media-file",
  text: `select m.owner_type as "ownerType", m.owner_id as "ownerId", m.kind, m.state, m.hidden_at is not null as hidden,
    case m.owner_type ${MEDIA_OWNER_TYPES.map((type) => `when '${type}' then ${owners[type].factsSql("m.owner_id", "m.id")}`).join(" ")} end as facts,
    f.role, f.key, f.xmin::text || '-' || f.bytes as version
  from media m join media_files f on f.media_id = m.id
  where m.id = $1 and m.deleted_at is null and f.role in ('picture', 'poster') and f.width = $2 and f.format = $3
  limit 1`,
});

/** Who asks is looked up only where a visitor may not see it. */
async function readingOf(
  owners: MediaOwners,
  file: FileRow,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Reading | null> {
  const as = (actor: Actor) => owners[file.ownerType].reading(actor, file, file.facts);
  const open = as(VISITOR);
  if (open) return open;
  const member = await readerOfRequest(request, response);
  return member && as(member.actor);
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { key, version, role }: FileRow,
  reading: Reading,
): Promise<void> {
  const etag = `"${version}"`;
  response.setHeader("etag", etag).setHeader("cache-control", howLong(reading, role));
  if (request.headers["if-none-match"] === etag) return void response.writeHead(304).end();
  const stored = await openStorage(config()).get(key);
  if (!stored) return refuse(response, 404);
  response.writeHead(200, {
    ...PICTURE_HEADERS,
    "content-type": stored.contentType,
    "content-length": String(stored.size),
  });
  if (request.method === "HEAD") {
    await stored.stream.cancel();
    return void response.end();
  }
  await pipeline(Readable.fromWeb(stored.stream as never), response);
}

const PICTURE_HEADERS = {
  "content-disposition": "inline",
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
};

/**
 * Copies of a minor's picture stay in the browser that asked, and not for long: consent can be revoked. A poster can be
 * replaced by another one at the same address.
 */
function howLong({ open, minor }: Reading, role: FileRow["role"]): string {
  if (!open || role === "poster") return "private, no-cache";
  return minor ? "private, max-age=60" : "public, max-age=3600";
}

function refuse(response: ServerResponse, status: 404 | 405): void {
  response.removeHeader("etag");
  response
    .writeHead(status, {
      "cache-control": "no-store",
      "content-type": "text/plain; charset=utf-8",
      ...(status === 405 && { allow: "GET, HEAD" }),
    })
    .end(status === 404 ? "Arquivo não encontrado." : "Método não permitido.");
}
