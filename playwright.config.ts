import { defineConfig } from "@playwright/test";

/** Another one lets two checkouts of one machine run their journeys side by side. */
const PORT = Number(process.env["BROWSER_TEST_PORT"] ?? 3199);
const executablePath = process.env["CHROMIUM"];
/**
 * A window without a screen has an address bar too, and each test opens a window. The bar's suggestions are two
 * pages of their own, which take more time than most of ours: they are switched off.
 */
const ADDRESS_BAR = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];
/** What Playwright itself switches off (its `disabledFeatures`): Chromium hears only the last list it is given. */
const BY_PLAYWRIGHT = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Passwords are slow to check on purpose, and a pull request's machine may be too: a shared host can stop it for
  // half a minute. A test that passes waits for none of this.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    launchOptions: {
      executablePath,
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        `--disable-features=${[...BY_PLAYWRIGHT, ...ADDRESS_BAR].join(",")}`,
      ],
    },
    // Recording every step of every test would take a tenth of the time: `--trace on` records those you look at.
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "phone", use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
    // A journey is the same on every screen: once is enough, on the smaller one. Tests of the layout run on both.
    { name: "desktop", grep: /@layout/, use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: "node tests/browser/serve.ts",
    url: `http://localhost:${PORT}/readyz`,
    env: { PORT: String(PORT), LOG_LEVEL: "warn", TRUST_PROXY: "true", APP_DOMAIN: "joia.localhost" },
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    timeout: 300_000,
    stdout: "pipe",
  },
});
