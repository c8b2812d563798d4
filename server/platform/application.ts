import type { RequestListener } from "node:http";
import { createPageCache } from "./cache/page-cache.ts";
import { rememberedValues } from "./cache/remembered.ts";
import type { Config } from "./config/config.ts";
import { listenForChanges } from "./database/changes.ts";
import { client, type Connection } from "./database/database.ts";
import { createAdmission } from "./http/admission.ts";
import { createDataAnswer } from "./http/data-answer.ts";
import type { Door } from "./http/door.ts";
import { createListener } from "./http/listener.ts";
import { returnMemoryWhenIdle } from "./http/memory-return.ts";
import { gauge } from "./http/metrics.ts";
import { createOperations } from "./http/operations.ts";
import { createRouterAnswer, type Router } from "./http/router-answer.ts";
import { createReadLimit } from "./limits/buckets.ts";
import { securityHeaders } from "./http/security-headers.server.ts";
import { listen, type RunningServer } from "./http/server.ts";
import type { Actor } from "#domain/identity/actor.ts";
import type { Result } from "#domain/result.ts";

const PAGE_CACHE_BYTES = 64 * 1024 * 1024;

/**
 * One thread makes the answers, so that more at once only adds memory and waits for database connections. A page
 * takes about 5 ms: the line is a second or two long. See docs/decisions/0020-overload.md.
 */
const ADMISSION = { atOnce: 16, mostWaiting: 256, mostOfOne: 64, longestWaitMs: 4000 };

interface ApplicationParts {
  config: Config;
  connection: Connection;
  router: Router;
  findData: Parameters<typeof createListener>[0]["findData"];
  staticFiles: Parameters<typeof createListener>[0]["staticFiles"];
  doors: readonly Door[];
  /** Whom a token of the API speaks for. */
  holderOf: (token: string) => Promise<Actor | undefined>;
}

/** One process of the product, from its parts to an open port. */
export async function openApplication({
  config,
  connection,
  router,
  findData,
  staticFiles,
  doors,
  holderOf,
}: ApplicationParts): Promise<Result<RunningServer, string>> {
  const cache = createPageCache(PAGE_CACHE_BYTES);
  const changes = listenForChanges(connection, {
    changed(kind, ids) {
      cache.changed(kind, ids);
      rememberedValues.changed(kind, ids);
      for (const door of doors) door.changes?.changed(kind, ids);
    },
    setListening(listening) {
      cache.setListening(listening);
      rememberedValues.setListening(listening);
      for (const door of doors) door.changes?.setListening(listening);
    },
  });
  const always = securityHeaders(config.appUrl.protocol === "https:");
  let closing = false;
  const admission = createAdmission(ADMISSION);
  gauge("requests_working", "Answers being made", admission.working);
  gauge("requests_waiting", "Requests that wait for their turn", admission.waiting);
  let answered = 0;
  returnMemoryWhenIdle({ underWay: admission.working, answered: () => answered });
  gauge("page_cache_pages", "Pages cached for anonymous visitors", cache.size);
  const shared = { cache, always, trustProxy: config.trustProxy, admission };
  const listener = createListener({
    ...shared,
    router: createRouterAnswer({ ...shared, router }),
    data: createDataAnswer({
      ...shared,
      secondsToWait: createReadLimit(config.apiRequestsPerMinute),
      holderOf,
    }),
    findData,
    staticFiles,
    doors,
    operations: createOperations({
      ready: async () => !closing && (await databaseAnswers()),
      metricsToken: config.metricsToken,
    }),
  });
  await changes.ready;
  const counted: RequestListener = (request, response) => {
    answered++;
    listener(request, response);
  };
  const server = await listen(counted, config.port, config.hosts);
  if (!server.ok) {
    await changes.stop();
    return server;
  }
  return {
    ok: true,
    value: {
      port: server.value.port,
      async close() {
        closing = true;
        // Long requests are asked to end first, or the server would wait for them.
        const doorsClosed = Promise.all(doors.map(async (door) => door.close?.()));
        await server.value.close();
        await doorsClosed;
        await changes.stop();
      },
    },
  };
}

async function databaseAnswers(): Promise<boolean> {
  const query = client()
    .query("select 1")
    .then(
      () => true,
      () => false,
    );
  const timeout = new Promise<boolean>((resolve) => setTimeout(resolve, 2000, false).unref());
  return Promise.race([query, timeout]);
}
