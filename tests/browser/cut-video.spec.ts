import { truncate, writeFile } from "node:fs/promises";
import type { Locator, Page, TestInfo } from "@playwright/test";
import { BufferSource, Input, MP4, WEBM } from "mediabunny";
import { MAX_BYTES } from "#domain/media/limits.ts";
import { clipAs, PLACE } from "#server/media/testing/videos.ts";
import { atBothSizes, expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { expect, hydrated, test } from "./pages.ts";
import { aMember, toast } from "./people.ts";

test.describe.configure({ timeout: 120_000 });

/** A file is encoded by the browser and looked at by a job, on a machine that may have other work. */
const expectInTime = expect.configure({ timeout: 60_000 });

const rows = (page: Page) => page.getByRole("list", { name: "Arquivos enviados" }).getByRole("listitem");
const chooser = (page: Page) => page.locator("label", { hasText: "Adicionar" }).locator("input");
const offer = (row: Locator) => row.getByRole("button", { name: "Cortar e diminuir" });

/** The same clip with a box of nothing behind it, which makes it one byte too large without taking space on disk. */
async function tooLarge(testInfo: TestInfo, name: string, clip: Buffer): Promise<string> {
  const path = testInfo.outputPath(name);
  const size = MAX_BYTES.video + 1;
  const head = Buffer.from("\0\0\0\0free");
  head.writeUInt32BE(size - clip.length);
  await writeFile(path, Buffer.concat([clip, head]));
  await truncate(path, size);
  return path;
}

async function openMedia(page: Page): Promise<void> {
  await page.goto("/athlete/midia");
  await hydrated(page);
}

async function expectRefused(row: Locator): Promise<void> {
  await expect(row).toContainText("Arquivo muito grande");
  await expect(row).toContainText("Tem 100MB. O vídeo precisa ter menos de 100MB.");
}

test("a part of a video that is too large is made smaller in the browser, and sent", async ({
  page,
}, testInfo) => {
  await aMember(page, "corte");
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  const cutters = () => scripts.filter((url) => /\/(?:cutter|cut-video)-/.test(url));
  await openMedia(page);
  // As phones write it: the sound is copied.
  const clip = await clipAs("mp4", { sound: "aac" });
  await chooser(page).setInputFiles(await tooLarge(testInfo, "Jogo inteiro.mp4", clip));
  const row = rows(page).first();
  await expectRefused(row);
  await expectInTime(offer(row)).toBeVisible();
  expect(cutters()).toEqual([]);
  await offer(row).click();

  const start = row.getByRole("slider", { name: "Começo" });
  await expectInTime(start).toHaveValue("0");
  expect(new Set(cutters()).size).toBe(2);
  await expect(row.getByRole("slider", { name: "Fim" })).toHaveValue("12");
  await row.getByRole("slider", { name: "Fim" }).fill("7");
  await start.fill("2");
  await start.press("ArrowRight");
  await expect(start).toHaveAttribute("aria-valuetext", "0:03");
  await expect(row).toContainText(/Parte de 0:04\. O vídeo deve ficar com cerca de 0,\d MB\./);
  await atBothSizes(page, async (size) => {
    await expectAccessible(page, size);
    await expectNoOverflow(page, size);
  });

  await row.getByRole("button", { name: "Cortar e enviar" }).click();
  await expectInTime(toast(page)).toContainText("Vídeos enviados com sucesso!");
  await expectSent(page, "Jogo inteiro", 4);
});

test("sound that no browser copies is encoded too", async ({ page }, testInfo) => {
  await aMember(page, "corte");
  await openMedia(page);
  const clip = await clipAs("mov", { sound: "pcm-s16" });
  await chooser(page).setInputFiles(await tooLarge(testInfo, "Câmera antiga.mov", clip));
  await offer(rows(page)).click();
  await rows(page).getByRole("button", { name: "Cortar e enviar" }).click();
  await expectSent(page, "Câmera antiga", 12);
});

/** So many seconds with sound, and nothing of what else the file held. */
async function expectSent(page: Page, title: string, seconds: number): Promise<void> {
  const row = rows(page).filter({ hasText: "Com a equipe" });
  await expectInTime(row).toContainText(title);
  await row.getByRole("link", { name: "Escolher capa" }).click();
  const address = await page.getByLabel("Quadro escolhido").getAttribute("src");
  const sent = await (await page.request.get(address!)).body();
  const input = new Input({ formats: [MP4, WEBM], source: new BufferSource(sent) });
  const picture = (await input.getPrimaryVideoTrack())!;
  const sound = (await input.getPrimaryAudioTrack())!;
  expect(["avc", "vp9", "vp8"]).toContain(await picture.getCodec());
  expect(["aac", "opus"]).toContain(await sound.getCodec());
  expect(await picture.computeDuration()).toBeCloseTo(seconds, 0);
  expect(Math.abs((await sound.computeDuration()) - seconds)).toBeLessThan(1.1);
  expect([await picture.getDisplayWidth(), await picture.getDisplayHeight()]).toEqual([640, 360]);
  expect(sent.includes(PLACE)).toBe(false);
}

test("cutting is stopped, and what cannot be read is only refused", async ({ page }, testInfo) => {
  await aMember(page, "corte");
  await openMedia(page);
  const long = await clipAs("mp4", { bytes: 4_000_000 });
  await chooser(page).setInputFiles([
    await tooLarge(testInfo, "nada.mp4", Buffer.alloc(1000)),
    await tooLarge(testInfo, "longo.mp4", long),
  ]);
  const row = rows(page).filter({ hasText: "longo" });
  await expectInTime(offer(row)).toBeVisible();
  await expectRefused(rows(page).filter({ hasText: "nada" }));
  await expect(offer(rows(page))).toHaveCount(1);
  await offer(row).click();
  await row.getByRole("button", { name: "Cancelar" }).click();
  await expect(offer(row)).toBeFocused();
  await offer(row).click();
  await row.getByRole("button", { name: "Cortar e enviar" }).click();
  await expect(row).toContainText(/Cortando \d+%/);
  await expect(row.getByRole("progressbar", { name: "Corte de longo" })).toBeVisible();
  await expect(row.getByRole("button", { name: "Parar" })).toBeFocused();
  await row.getByRole("button", { name: "Parar" }).click();
  await expectRefused(row);
  await expect(offer(row)).toBeVisible();
  await row.getByRole("button", { name: "Tirar" }).click();
  await expect(rows(page)).toHaveCount(1);
});

test("a browser that encodes no videos only says that the file is too large", async ({ page }, testInfo) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "VideoEncoder"));
  await aMember(page, "corte");
  await openMedia(page);
  const clip = await clipAs("webm");
  await chooser(page).setInputFiles(await tooLarge(testInfo, "grande.mp4", await clipAs("mp4")));
  await chooser(page).setInputFiles([{ name: "curto.webm", mimeType: "video/webm", buffer: clip }]);
  // By now the browser has looked at all of them.
  await expectInTime(rows(page).filter({ hasText: "curto" })).toContainText("Com a equipe");
  await expectRefused(rows(page).filter({ hasText: "grande" }));
  await expect(offer(rows(page))).toHaveCount(0);
});
