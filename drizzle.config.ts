import { defineConfig } from "drizzle-kit-cli";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./server/*/tables.ts", "./server/platform/*/tables.ts"],
  out: "./db/migrations",
});
