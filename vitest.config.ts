import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** A file starts from the modules of the one before it: what it changes in one (a clock, a setting) it puts back. */
const SHARED_MODULES = { isolate: false, unstubGlobals: true, unstubEnvs: true } as const;
/** Errors that a test brings about are not printed; what a test reads of the log is in the processes that it starts. */
const QUIET = { LOG_LEVEL: "silent" };

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    // Vitest asks for one second, which is short where something else uses the machine.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,server,domain,drawing,tools,seed,cli,tests}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.db.test.ts", "**/*.process.test.ts"],
          // Properties try hundreds of cases, also while something else uses the machine.
          testTimeout: 20_000,
          env: QUIET,
          ...SHARED_MODULES,
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          include: ["{app,server,seed,cli}/**/*.db.test.ts"],
          globalSetup: ["server/platform/testing/template-database.ts"],
          setupFiles: ["server/platform/testing/own-database.ts"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          env: QUIET,
          ...SHARED_MODULES,
        },
      },
      {
        extends: true,
        test: {
          name: "process",
          include: ["{server,tools,seed,cli,tests}/**/*.process.test.ts"],
          globalSetup: ["tests/helpers/build-once.ts", "server/platform/testing/template-database.ts"],
          setupFiles: ["tests/helpers/stop-products.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          env: QUIET,
        },
      },
    ],
  },
});
