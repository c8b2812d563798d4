import path from "node:path";
import { configure } from "#server/identity/testing/configured.ts";
import { connect, disconnect } from "#server/platform/database/database.ts";
import { makeDatabase } from "../../../tests/helpers/cloned-product.ts";
import { temporaryFolder } from "../../../tests/helpers/data-folder.ts";
import { startProduct, withoutDemo, type Product } from "../../../tests/helpers/product.ts";
import { openSql, urlOf, type Sql } from "../../../tests/helpers/sql.ts";
import { anUploader } from "./uploads.ts";

/** A database and a data folder that outlive the processes started on them, and somebody who uploads. */
export async function uploadWorld() {
  const undo = new AsyncDisposableStack();
  const { connection } = undo.use(await makeDatabase());
  const folder = undo.use(await temporaryFolder());
  const env = withoutDemo({ DATABASE_URL: urlOf(connection), DATA_DIR: folder.path });
  configure(env);
  connect(connection, 4);
  undo.defer(disconnect);
  const uploader = await anUploader();
  return {
    ...uploader,
    dataDir: folder.path,
    quarantineFile: (id: string) => path.join(folder.path, "uploads", id),
    storedFolder: (id: string) => path.join(folder.path, "files", "media", id),
    start: (): Promise<Product> => startProduct({ env }),
    sql: (): Promise<Sql> => openSql(connection),
    [Symbol.asyncDispose]: () => undo.disposeAsync(),
  };
}
