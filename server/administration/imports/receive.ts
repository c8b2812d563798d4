import type { ImportKind } from "#domain/imports/kinds.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import { enqueue } from "#server/platform/jobs/jobs.ts";
import { checkImport } from "./check-import.ts";
import { removeFile } from "./files.ts";
import * as queries from "./queries.ts";

/** Before the first byte, so that a file that nobody finishes sending belongs to something that is swept. */
export const beginImport = queries.insertImport;

/** The file has not become an import: nothing is left of it. */
export async function dropImport(id: string): Promise<void> {
  await removeFile(id);
  await queries.deleteImport(id);
}

interface ReceivedFile {
  id: string;
  kind: ImportKind;
  hash: string;
  bytes: number;
}

/** All of it is here. A file that an import holds already leads to that one, and nothing happens. */
export async function receiveImport({
  id,
  kind,
  hash,
  bytes,
}: ReceivedFile): Promise<{ id: string; flash: Flash | null }> {
  const same = await inTransaction(async () => {
    await queries.lockHash(hash);
    const held = await queries.findSame(kind, hash);
    if (held) return held;
    const row = await queries.noteReceived(id, { hash, bytes });
    await audit(row.broughtBy, "import.brought", id);
    await enqueue(checkImport, { importId: id });
    return null;
  });
  if (!same) return { id, flash: null };
  await dropImport(id);
  return { id: same.id, flash: same.state === "imported" ? IMPORTED : UNDER_WAY };
}

const IMPORTED: Flash = {
  kind: "info",
  title: "Este arquivo já foi importado",
  body: "Nada mudou. Aqui está a importação dele.",
};
const UNDER_WAY: Flash = {
  kind: "info",
  title: "Este arquivo já foi enviado",
  body: "Aqui está a importação dele.",
};
