import type { ServerResponse } from "node:http";
import { FORM_KEY } from "#domain/form-key.ts";
import { safeReturn } from "#domain/identity/return-address.ts";
import type { MediaKind } from "#domain/media/kinds.ts";
import type { UploadProblem, UploadRefusal } from "#domain/media/problems.ts";
import { storedTitle, titleFromFileName } from "#domain/media/titles.ts";
import { memberOfRequest, type SignedIn } from "#server/identity/who-asks.server.ts";
import { config } from "#server/platform/config/current.ts";
import { actOf, begin, finish, release } from "#server/platform/forms/acts.ts";
import { endWhenSilent } from "#server/platform/http/end-when-silent.ts";
import type { Exchange } from "#server/platform/http/exchange.ts";
import { flashCookie, type Flash } from "#server/platform/http/flash.server.ts";
import { isFromOwnPage } from "#server/platform/http/origin.ts";
import { refuse } from "#server/platform/http/refusal.ts";
import { ownerOfUpload, type MediaOwners } from "../owners.ts";
import { textOf } from "./answers.ts";
import { finishUpload } from "./finish-upload.ts";
import { readPostedFiles, type PostedFile, type PostedFiles } from "./form-files.ts";
import { quarantine } from "./quarantine.ts";
import { beginUpload } from "./uploads.ts";

const ANSWER_SECONDS = 600;
/** Forms of one person at a time, each of which may hold two gigabytes until its end: two taps, and another device. */
const MOST_FORMS = 3;

/**
 * POST /envios/formulario: the same uploads from a plain form, for browsers without script. Fields: `ownerType`,
 * `ownerId`, `kind` (only "logo" means something, the content tells the rest), `voltar` and the form's key; then files.
 * Answers by a redirect to `voltar` with a message. The same form sent twice is one act, as all forms are.
 */
export function formDoor(owners: MediaOwners) {
  const open = new Map<string, number>();

  return async function handle(exchange: Exchange): Promise<void> {
    const { request, response } = exchange;
    if (request.method !== "POST") return methodNotAllowed(response);
    if (!isFromOwnPage(request, config().trustProxy)) return refuse(request, response, "cross_origin");
    const uploader = await memberOfRequest(request, response);
    if (!uploader) return redirect(response, "/login", problemFlash("not_signed_in", null));
    if (uploader.newTerms) return redirect(response, "/conta/termos", problemFlash("new_terms", null));
    const { userId } = uploader.actor;
    const before = open.get(userId) ?? 0;
    if (before >= MOST_FORMS)
      return redirect(response, "/profile-selection", problemFlash("too_many_uploads", null));
    open.set(userId, before + 1);
    response.once("close", () => leave(open, userId));
    endWhenSilent(exchange);
    await using form = await readPostedFiles(request);
    if (!form) return refuse(request, response, "bad_address");
    const back = safeReturn(form.fields.get("voltar")) ?? "/profile-selection";
    redirect(response, back, await asOneAct(uploader, form, () => accept(owners, uploader, form)));
  };
}

function leave(open: Map<string, number>, userId: string): void {
  const left = (open.get(userId) ?? 1) - 1;
  if (left > 0) open.set(userId, left);
  else open.delete(userId);
}

/** What was stored is told again to whoever sends the same form again: a second tap, or a lost answer. */
async function asOneAct(
  { sessionId }: SignedIn,
  { fields, files }: PostedFiles,
  work: () => Promise<Accepted>,
): Promise<Flash> {
  if (!fields.has(FORM_KEY)) return (await work()).flash;
  const posted = new FormData();
  for (const [name, value] of fields) posted.append(name, value);
  for (const { name, hash } of files) posted.append(name, hash);
  const act = await actOf([sessionId, "/envios/formulario"], posted);
  const begun = await begin(act);
  if (begun.state === "answered") return JSON.parse(begun.answer.toString()) as Flash;
  if (begun.state === "unknown") return problemFlash("too_many_uploads", null);
  try {
    const { flash, stored } = await work();
    await (stored > 0 ? finish(act, Buffer.from(JSON.stringify(flash)), ANSWER_SECONDS) : release(act));
    return flash;
  } catch (error) {
    await release(act);
    throw error;
  }
}

interface Accepted {
  /** What the person reads. */
  flash: Flash;
  /** How many files were taken in. */
  stored: number;
}

async function accept(
  owners: MediaOwners,
  { actor }: SignedIn,
  { fields, files, more }: PostedFiles,
): Promise<Accepted> {
  const owner = await ownerOfUpload(owners, actor, fields.get("ownerType"), fields.get("ownerId"));
  if (!owner) return { flash: problemFlash("not_found", null), stored: 0 };
  if (files.length === 0) return { flash: problemFlash("no_file", null), stored: 0 };
  const kinds: MediaKind[] = [];
  const refused: Outcome["refused"][number][] = [];
  for (const file of files) {
    const kind = fields.get("kind") === "logo" ? "logo" : (file.kind ?? "photo");
    const title = storedTitle(titleFromFileName(file.name), kind);
    const upload = file.problem
      ? ({ ok: false, error: file.problem } as const)
      : await beginUpload({ ...owner, userId: actor.userId, kind, title, bytes: file.bytes });
    if (!upload.ok) {
      refused.push({ file, code: upload.error });
      continue;
    }
    const { id } = upload.value;
    const store = await quarantine();
    await store.take(id, file.path, file.bytes);
    await store.settle(id, file.bytes);
    await finishUpload(id);
    kinds.push(kind);
  }
  return { flash: flashOf({ kinds, refused, more }), stored: kinds.length };
}

interface Outcome {
  /** Of the files that were taken in. */
  kinds: readonly MediaKind[];
  refused: readonly { file: PostedFile; code: UploadProblem | UploadRefusal }[];
  more: boolean;
}

function flashOf({ kinds, refused, more }: Outcome): Flash {
  const [first] = refused;
  if (!first)
    return more
      ? problemFlash("too_many_at_once", null)
      : { kind: "success", title: "Upload concluído", body: successText(kinds) };
  const flash = problemFlash(first.code, first.file.kind);
  const files = kinds.length + refused.length;
  if (files === 1) return flash;
  const name = first.file.name.slice(0, 60);
  const sent = `Arquivos enviados: ${kinds.length} de ${files}${more ? " ou mais" : ""}.`;
  return { ...flash, body: `${name}: ${flash.body} ${sent}`.slice(0, 300) };
}

/** As the specification quotes it for photos and for videos. */
function successText(kinds: readonly MediaKind[]): string {
  const [photos, videos] = [kinds.some((kind) => kind !== "video"), kinds.includes("video")];
  if (photos && videos) return "Fotos e vídeos enviados com sucesso!";
  return videos ? "Vídeos enviados com sucesso!" : "Fotos enviados com sucesso!";
}

const problemFlash = (code: UploadProblem | UploadRefusal, kind: MediaKind | null): Flash => ({
  kind: "error",
  ...textOf(code, kind),
});

function redirect(response: ServerResponse, location: string, flash: Flash): void {
  response.appendHeader("set-cookie", flashCookie(flash));
  response.writeHead(303, { location, "cache-control": "no-store", "content-length": 0 });
  response.end();
}

function methodNotAllowed(response: ServerResponse): void {
  response.writeHead(405, { allow: "POST", "content-length": 0 });
  response.end();
}
