/**
 * What is answered before the router, with bodies and answers of its own: no row can say it, so each has tests that tell
 * whom it takes something from and whom it gives something to.
 */
export const DOOR_TESTS: Readonly<Record<string, string>> = {
  "/midia": "server/media/file-door.db.test.ts",
  "/envios": "server/media/upload/tus-door.db.test.ts",
  "/admin/importar/arquivo": "server/administration/imports/imports.db.test.ts",
  "/ao-vivo": "server/platform/live/live-door.test.ts",
};
