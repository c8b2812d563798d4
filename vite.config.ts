import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { OLDEST_BROWSERS } from "./cli/oldest-browsers.ts";

// Many small files compress far worse than one: what every public page loads anyway travels together.
const FRAME =
  /node_modules\/(?:react|react-dom|scheduler|react-router)\/|\/app\/(?:root\.tsx|areas\/public\/(?:public-layout|components\/site-))/;
const TOGETHER = [
  { name: "frame", test: FRAME, priority: 2 },
  // What cards and profiles show an athlete with, and what only cards need.
  { name: "athlete", test: /\/app\/components\/(?:picture|silhouette|source-mark)\.tsx/, priority: 1 },
  { name: "card", test: /\/app\/components\/figurinha(?:-grid)?\.tsx/, priority: 1 },
  // Small signs that only members' pages show: a file for each would weigh three times as much.
  {
    name: "signs",
    test: /lucide-react\/.*\/(?:clipboard-check|ellipsis|hourglass|image|pencil|plus|trash)\.m?js/,
    priority: 1,
  },
  // What the lists of athletes ask with: a file for so few lines would weigh more than they do.
  { name: "asking", test: /\/app\/(?:components\/age-range\.tsx|forms\/on-leaving\.ts)/, priority: 1 },
  // What every form says of its mistakes with.
  { name: "mistakes", test: /\/app\/forms\/(?:field-of|use-focus-on-error)\.ts/, priority: 1 },
  // Signs of lists that go on.
  { name: "arrows", test: /lucide-react\/.*\/(?:chevron-left|chevron-right|search-x)\.m?js/, priority: 1 },
  // What lists show when they are empty stays out of the groups below.
  { name: "empty", test: /\/app\/components\/empty-state\.tsx/, priority: 2 },
  {
    name: "calendar",
    test: /\/domain\/(?:group-by|events\/event-filter)\.ts|\/components\/events\/event-text\.ts/,
    priority: 1,
  },
  // Each with its sign, which hardly any other page shows.
  { name: "report", test: /\/app\/components\/report-link\.tsx|lucide-react\/.*\/flag\.m?js/, priority: 1 },
  {
    name: "not-found",
    test: /\/components\/athlete\/athlete-not-found\.tsx|lucide-react\/.*\/user-x\.m?js/,
    priority: 1,
  },
  { name: "common", minShareCount: 120, priority: 1 },
];

export default defineConfig({
  plugins: [serverModulesStayOutside(), tailwindcss(), reactRouter()],
  // The manifest says which files a page needs without signal (cli/build-worker.ts).
  build: { target: OLDEST_BROWSERS, assetsInlineLimit: 0, manifest: true },
  // Left outside, all of its icons would be read at each start; the bundle holds the few that pages show.
  ssr: { noExternal: ["lucide-react"] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } } } },
  },
  server: { watch: { ignored: ["**/.data*/**", "**/build/**"] } },
});

/**
 * Server code runs as written (Node strips its types), so that the built routes and the server entry
 * share one instance of each module: one pool, one cache. Only the server bundle leaves it outside; the
 * browser bundle still meets the router's own refusal of `*.server.ts`.
 */
function serverModulesStayOutside(): Plugin {
  return {
    name: "server-modules-stay-outside",
    enforce: "pre",
    apply: "build",
    resolveId(id) {
      const outside = this.environment.name !== "client" && id.startsWith("#server/");
      return outside ? { id, external: true } : null;
    },
  };
}
