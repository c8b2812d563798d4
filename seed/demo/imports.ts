import { createHash } from "node:crypto";
import type { ImportKind } from "#domain/imports/kinds.ts";
import { CSV_BEGIN, csvRow } from "#domain/csv.ts";
import { formatDate } from "#domain/dates.ts";
import { err, expectOk, ok } from "#domain/result.ts";
import { confirm } from "#server/administration/imports/imports.server.ts";
import * as queries from "#server/administration/imports/queries.ts";
import { readFile } from "#server/administration/imports/read-file.ts";
import { importAll } from "#server/administration/imports/run-import.ts";
import { findMunicipality } from "#server/platform/places/municipalities.server.ts";
import { demoMember } from "./logins.ts";

const HEADING = [
  "Nome completo",
  "Data de nascimento",
  "Posição",
  "Clube atual",
  "Cidade",
  "UF",
  "CPF",
  "Nome do responsável",
  "E-mail do responsável",
];

/** A list that staff brought with mistakes, and the same one mended and imported. */
export async function addImports(today: Temporal.PlainDate): Promise<void> {
  const staff = await demoMember("staff");
  const bring = (name: string, lines: readonly string[][]) =>
    bringFile(staff.userId, "athletes", name, lines, today);
  const born = (years: number) => formatDate(today.subtract({ years, days: 40 }));
  const fine = [
    [
      "Otávio Brandão",
      born(16),
      "Volante",
      "Esporte Clube Litoral",
      "Santos",
      "SP",
      "",
      "Célia Brandão",
      "celia.brandao@example.com",
    ],
    ["Luan Quaresma", born(17), "Goleiro", "Esporte Clube Litoral", "Santos", "SP", "", "", ""],
    ["Davi Monteverde", born(19), "Ponta-direita", "", "Cubatão", "SP", "", "", ""],
  ];
  await bring("peneira-litoral.csv", [
    ...fine,
    ["Enzo Caldas", born(12), "Meia", "", "Santos", "SP", "", "Paula Caldas", "paula.caldas@example.com"],
    ["Murilo Sampaio", "31/02/2010", "Líbero", "", "Santos", "SP", "", "", ""],
    ["Otávio Brandão", born(16), "Volante", "", "Santos", "SP", "", "", ""],
  ]);
  const mended = await bring("peneira-litoral-corrigida.csv", fine);
  expectOk(await confirm(staff, mended));
  await importAll(mended);
}

/** As the job does it, without the file in storage: the demo data are filled in one transaction. */
async function bringFile(
  broughtBy: string,
  kind: ImportKind,
  fileName: string,
  lines: readonly string[][],
  today: Temporal.PlainDate,
): Promise<string> {
  const content = Buffer.from(CSV_BEGIN + [HEADING, ...lines].map((cells) => csvRow(cells)).join(""));
  const id = await queries.insertImport({ kind, fileName, broughtBy });
  await queries.noteReceived(id, {
    hash: createHash("sha256").update(content).digest("hex"),
    bytes: content.length,
  });
  const findCity = async (text: string) => {
    const found = await findMunicipality(text);
    return found.ok ? ok(found.value) : err("Não achamos esta cidade.");
  };
  for await (const told of readFile(content, kind, { today, findCity })) {
    if ("file" in told) await queries.noteFile(id, told.file);
    else await queries.addBatch(id, told.batch, new Set());
  }
  await queries.endCheck(id);
  return id;
}
