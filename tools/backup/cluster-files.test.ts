import { expect, test } from "vitest";
import { belongsInCopy } from "./cluster-files.ts";
import { timestampOf } from "./manifest.ts";

test.each([
  "PG_VERSION",
  "base/16384/2601_fsm",
  "global/pg_control",
  "pg_wal",
  "pg_wal/000000010000000000000003",
  "pg_notify",
  "backup_label",
])("%s is copied", (file) => expect(belongsInCopy(file)).toBe(true));

test.each([
  "postmaster.pid",
  "pg_notify/0000",
  "pg_replslot/joia_backup_7/state",
  "base/16384/pg_internal.init",
  "base/pgsql_tmp/pgsql_tmp81.0",
])("%s belongs to the running server alone", (file) => expect(belongsInCopy(file)).toBe(false));

test("backups are named by their moment, in UTC, so that names sort by time", () => {
  expect(timestampOf(Temporal.Instant.from("2026-11-15T04:05:06.789-03:00"))).toBe("20261115-070506");
});
