import { createRequestHandler, type ServerBuild } from "react-router";
import type { ViteDevServer } from "vite";
import { holderOf } from "#server/identity/api-token.ts";
import { openApplication } from "#server/platform/application.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { setConfig } from "#server/platform/config/current.ts";
import { withOneAct } from "#server/platform/forms/one-act.server.ts";
import { createDataMatcher, dataRoutesOf } from "#server/platform/http/data-routes.server.ts";
import { setRoutes } from "#server/platform/http/route-words.server.ts";
import { announce } from "./announce.ts";
import { startBackgroundWork } from "./background-work.ts";
import { closeDemoLogins, fillDemoData } from "./demo-data.ts";
import { doorsOf } from "./doors.ts";
import { fail } from "./fail.ts";
import { openDatabase } from "./open-database.ts";
import { untilSignal } from "./signals.ts";

/** Runs until a signal, on a data folder of its own. */
export async function serve(vite: ViteDevServer): Promise<void> {
  const read = readConfig({ DATA_DIR: ".data-dev", ...process.env, NODE_ENV: "development" });
  if (!read.ok) fail(...read.error);
  const config = read.value;
  setConfig(config);
  const stopping = untilSignal();
  const database = await openDatabase(config);
  await (config.demo ? fillDemoData() : closeDemoLogins());
  const loadBuild = async () =>
    (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
  const build = await loadBuild();
  setRoutes(
    build,
    dataRoutesOf(build).map(({ pattern }) => pattern),
  );
  const server = await openApplication({
    config,
    connection: database.connection,
    router: async (request, context) =>
      createRequestHandler(withOneAct(await loadBuild()), "development")(request, context),
    findData: async (path) => createDataMatcher(dataRoutesOf(await loadBuild()))(path),
    staticFiles: vite.middlewares,
    doors: doorsOf(database.connection, config.trustProxy),
    holderOf,
  });
  if (!server.ok) {
    await database.close();
    fail(server.error);
  }
  const background = await startBackgroundWork(config, database.connection);
  announce(
    config,
    server.value.port,
    config.demo ? await (await import("./demo-data.ts")).demoRefereeLink() : null,
  );
  await stopping;
  await vite.close();
  await server.value.close();
  await background.stop();
  await database.close();
}
