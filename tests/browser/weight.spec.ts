import { expect, hydrated, test } from "./pages.ts";

const MOST_SCRIPT = 120_000;
const MOST_FONT = 90_000;

const PATHS = [
  "/",
  "/atletas",
  "/a/kaua-ribeiro",
  "/a/kaua-ribeiro/estatisticas",
  "/a/kaua-ribeiro/galeria",
  "/a/kaua-ribeiro/videos",
  "/a/kaua-ribeiro/historia",
  "/a/kaua-ribeiro/contato",
  "/campeonatos",
  "/campeonatos/novo",
  "/clubes",
  "/ranking",
  "/patrocinadores",
  "/contato",
  "/exemplo-atleta",
  "/api/docs",
  "/termos",
  "/politica",
  "/denunciar",
  "/cadastro",
  "/login",
  "/nao-existe",
];

test.skip(({ viewport }) => viewport?.width !== 360, "the same bytes at every width");

for (const path of PATHS) {
  test(`${path} loads at most 120 kB of script and 90 kB of fonts, compressed`, async ({ page }) => {
    const loaded: Promise<{ type: string; bytes: number }>[] = [];
    page.on("requestfinished", (request) => {
      const sizes = request.sizes().then(({ responseBodySize }) => responseBodySize);
      loaded.push(sizes.then((bytes) => ({ type: request.resourceType(), bytes })));
    });
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const all = await Promise.all(loaded);
    const total = (type: string) =>
      all.filter((one) => one.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
    expect(total("script")).toBeGreaterThan(10_000);
    expect(total("script")).toBeLessThanOrEqual(MOST_SCRIPT);
    expect(total("font")).toBeGreaterThan(10_000);
    expect(total("font")).toBeLessThanOrEqual(MOST_FONT);
  });
}
