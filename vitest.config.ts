import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{app,server,domain,drawing,tools,seed,cli,tests}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.db.test.ts", "**/*.process.test.ts"],
        },
      },
      {
        test: {
          name: "database",
          include: ["{app,server,seed,cli}/**/*.db.test.ts"],
          globalSetup: ["server/platform/testing/template-database.ts"],
          setupFiles: ["server/platform/testing/own-database.ts"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Whole processes are started and killed here: one file at a time.
        test: {
          name: "process",
          include: ["{server,tools,seed,cli,tests}/**/*.process.test.ts"],
          setupFiles: ["tests/helpers/stop-products.ts"],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
