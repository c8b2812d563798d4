import { PLAY_KINDS } from "#domain/championships/sheet-entries.ts";
import { sql } from "#server/platform/database/orm.ts";

/**
 * In a query of matches: an open sheet that says something of the play itself, and not only who is lined up. The names
 * of tables are written out because a query of one table alone leaves them away from columns.
 */
export const playHasBegun = sql<boolean>`(championship_matches.state = 'open' and exists (
  select from sheet_entries as played
  where played.match_id = championship_matches.id
    and played.entry->>'kind' in (${sql.join(
      PLAY_KINDS.map((kind) => sql`${kind}`),
      sql`, `,
    )})
    and not exists (
      select from sheet_entries as undo
      where undo.match_id = played.match_id
        and undo.entry->>'kind' = 'undo' and undo.entry->>'of' = played.id::text)))`;
