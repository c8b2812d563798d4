import "./production.ts";
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "react-router";
import { holderOf } from "#server/identity/api-token.ts";
import { openApplication } from "#server/platform/application.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { setConfig } from "#server/platform/config/current.ts";
import { withOneAct } from "#server/platform/forms/one-act.server.ts";
import { createDataMatcher, dataRoutesOf } from "#server/platform/http/data-routes.server.ts";
import { createRouterByWord } from "#server/platform/http/router-by-word.ts";
import { setRoutes } from "#server/platform/http/route-words.server.ts";
import { createStaticFiles } from "#server/platform/http/static-files.ts";
import { log } from "#server/platform/log.server.ts";
import { announce } from "./announce.ts";
import { buildIfNeeded } from "./build.ts";
import { closeDemoLogins, fillDemoData } from "./demo-data.ts";
import { doorsOf } from "./doors.ts";
import { fail } from "./fail.ts";
import { openDatabase } from "./open-database.ts";
import { untilSignal } from "./signals.ts";

const BUILD = new URL("../build/", import.meta.url);

const read = readConfig(process.env);
if (!read.ok) fail(...read.error);
const config = read.value;
setConfig(config);

buildIfNeeded();
const stopping = untilSignal();
// The pages' code is loaded while PostgreSQL starts: neither needs the other.
const loading = import(new URL("server/index.js", BUILD).href) as Promise<ServerBuild>;
const database = await openDatabase(config);
await (config.demo ? fillDemoData() : closeDemoLogins());
const build = await loading;
const dataRoutes = dataRoutesOf(build);
setRoutes(
  build,
  dataRoutes.map(({ pattern }) => pattern),
);
const server = await openApplication({
  config,
  connection: database.connection,
  router: createRouterByWord(withOneAct(build), "production"),
  findData: createDataMatcher(dataRoutes),
  staticFiles: createStaticFiles(fileURLToPath(new URL("client", BUILD))),
  doors: doorsOf(database.connection, config.trustProxy),
  holderOf,
});
if (!server.ok) {
  await database.close();
  fail(server.error);
}
announce(
  config,
  server.value.port,
  config.demo ? await (await import("./demo-data.ts")).demoRefereeLink() : null,
);
// Loaded once pages are served: none of them waits for it.
const { startBackgroundWork } = await import("./background-work.ts");
const background = await startBackgroundWork(config, database.connection);

await stopping;
log.info("stopping: finishing the requests under way");
await server.value.close();
await background.stop();
await database.close();
log.flush();
process.exit(0);
