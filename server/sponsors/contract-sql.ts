import { SPONSOR_LEVELS, type SponsorStatus } from "#domain/sponsors/contract.ts";
import { sql, type SQL } from "#server/platform/database/orm.ts";
import { sponsors } from "./tables.ts";

/** What `statusOn` says, for statements. */
export const statusSql = (today: Temporal.PlainDate): SQL<SponsorStatus> => sql`(case
  when ${sponsors.status} <> 'Ativo' then ${sponsors.status}
  when ${sponsors.contractEnd} < ${String(today)}::date then 'Expirado'
  when ${sponsors.contractStart} > ${String(today)}::date then 'Pendente'
  else 'Ativo' end)`;

const LEVELS = sql.raw(`array[${SPONSOR_LEVELS.map((level) => `'${level}'`).join(", ")}]`);

/** The highest level first. */
export const levelOrder: SQL<number> = sql`array_position(${LEVELS}, ${sponsors.level})`;
