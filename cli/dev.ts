import { createServer } from "vite";

/**
 * Development: Vite loads the server's modules as well as the routes, so that both share one instance
 * of each. The page follows changes in app/ by itself; Node restarts this file when server code changes.
 */
const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
const { serve } = (await vite.ssrLoadModule("/cli/dev-server.ts")) as typeof import("./dev-server.ts");
await serve(vite);
process.exit(0);
