/** What the capabilities above clubs use, and no page does: championships write their match sheets here. */
export { recordMatchSheet, removeMatchSheet, type MatchSheet } from "./match-sheets.ts";
export { ownersOf } from "./membership.ts";
