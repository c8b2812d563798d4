/** What Vite writes of each file of a build, as far as we read it (`.vite/manifest.json`). */
export type BuildManifest = Readonly<Record<string, BuiltFile>>;

interface BuiltFile {
  file: string;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
  css?: readonly string[];
  assets?: readonly string[];
}

const FRAME = ["app/entry.client.tsx", routeModule("app/root.tsx")];
/** Large, and needed by some browsers only: a page that needs one asks for it. */
const ON_DEMAND = /\.wasm$/;

/** The name under which the build knows a route. */
function routeModule(file: string): string {
  return `${file}?__react-router-build-client-route`;
}

/**
 * The addresses of all that a page of this route loads: the frame that every page has, the route, and what the route
 * itself loads later. What the frame loads later belongs to other pages.
 */
export function pageFiles(manifest: BuildManifest, route: string): string[] {
  const own = entry(manifest, routeModule(route));
  const starts = [...FRAME, routeModule(route), ...(own.dynamicImports ?? [])];
  const found = new Set(starts);
  for (const name of found) for (const imported of entry(manifest, name).imports ?? []) found.add(imported);
  const files = [...found].flatMap((name) => {
    const { file, css = [], assets = [] } = entry(manifest, name);
    return [file, ...css, ...assets];
  });
  return [...new Set(files)].filter((file) => !ON_DEMAND.test(file)).map((file) => `/${file}`);
}

function entry(manifest: BuildManifest, name: string): BuiltFile {
  const found = manifest[name];
  if (!found) throw new Error(`the build has no ${name}`);
  return found;
}
