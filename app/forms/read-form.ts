import { MIMEType } from "node:util";
import { data } from "react-router";
import { largestForm } from "./form-size.ts";

const MOST_FIELDS = 200;
const FORM_TYPE = /^\s*(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i;
const AMPERSAND = 0x26;

const read = new WeakMap<Request, Promise<FormData>>();

/**
 * What was posted as a form; the body is read once, however many ask. Anything else (JSON, a broken upload)
 * is refused, not taken for an empty form: to some actions an absent field says something too.
 */
export function readForm(request: Request): Promise<FormData> {
  const known = read.get(request) ?? parse(request);
  read.set(request, known);
  return known;
}

export const isForm = (request: Request): boolean =>
  FORM_TYPE.test(request.headers.get("content-type") ?? "");

/** The bytes of an uploaded file; a file field that was left alone sends an empty one. */
export async function fileIn(form: FormData, name: string): Promise<Uint8Array | undefined> {
  const file = form.get(name);
  return file instanceof File && file.size > 0 ? new Uint8Array(await file.arrayBuffer()) : undefined;
}

async function parse(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  const boundary = boundaryOf(type);
  const body = await readAtMost(request, largestForm(request, boundary !== undefined));
  // Counted in the bytes, since making an object of each field is what costs time.
  if (occurrences(body, boundary ?? AMPERSAND) > MOST_FIELDS)
    throw data("O formulário tem campos demais. Volte à página e envie de novo.", 413);
  try {
    return await new Response(body, { headers: { "content-type": type } }).formData();
  } catch {
    throw data("Pedido inválido.", 400);
  }
}

async function readAtMost(request: Request, limit: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > limit) throw data("O envio é grande demais. Reduza o conteúdo e tente novamente.", 413);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

/** What stands between the fields of an upload; undefined for every other body. */
function boundaryOf(type: string): Buffer | undefined {
  if (!type.toLowerCase().startsWith("multipart/")) return undefined;
  try {
    const boundary = new MIMEType(type).params.get("boundary");
    return boundary ? Buffer.from(`--${boundary}`) : undefined;
  } catch {
    // No type at all, like "multipart/form-data/x".
    throw data("Pedido inválido.", 400);
  }
}

/** Stops counting where the answer is known. */
function occurrences(body: Buffer, part: Buffer | number): number {
  let count = 0;
  for (let at = body.indexOf(part); at >= 0 && count <= MOST_FIELDS; at = body.indexOf(part, at + 1)) count++;
  return count;
}
