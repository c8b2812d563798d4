import { defineConfig } from "drizzle-kit-cli";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./server/*/tables.ts", "./server/*/*/tables.ts"],
  out: "./db/migrations",
});
