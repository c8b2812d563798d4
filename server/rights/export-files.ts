import type { ExportPart } from "#domain/rights/data-subject.ts";
import type { Storage } from "#server/platform/storage/storage.ts";
import type { ZipEntry } from "./zip.ts";

const README = `Esta é a cópia dos seus dados na Joia da Base.

dados/     um arquivo por assunto, em JSON, que programas de planilha e de texto abrem
arquivos/  suas fotos, vídeos e documentos, como estão guardados

Não estão aqui: senhas, chaves de acesso e o CPF, que ficam cifrados e nunca são exibidos.
`;

/** The files of a copy, one at a time: rows are small, media are read from storage while they are packed. */
export async function* exportFiles(parts: readonly ExportPart[], storage: Storage): AsyncGenerator<ZipEntry> {
  yield { name: "LEIA-ME.txt", body: bytes(README) };
  for (const { tables } of parts) {
    for (const [table, rows] of Object.entries(tables)) {
      if (rows.length > 0)
        yield { name: `dados/${table}.json`, body: bytes(`${JSON.stringify(rows, null, 2)}\n`) };
    }
  }
  for (const folder of parts.flatMap(({ folders = [] }) => folders)) {
    for await (const key of storage.list(folder)) {
      const file = await storage.get(key);
      // The file may have been deleted since it was listed.
      if (file) yield { name: `arquivos/${key}`, body: file.stream };
    }
  }
}

const bytes = (text: string) => new TextEncoder().encode(text);
