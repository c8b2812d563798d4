import { writeFile } from "node:fs/promises";
import { chromium, type TestInfo } from "@playwright/test";
import QRCode from "qrcode";
import sharp from "sharp";
import { anEventAtTheGate, type Ticket } from "../helpers/gate-event.ts";
import { answer, openDatabase, openGate } from "./gate.ts";
import { expect, test } from "./pages.ts";
import { enterAs } from "./people.ts";

const [WIDTH, HEIGHT] = [640, 480];

/** What the browser takes for the picture of its camera: a ticket that is held still. */
async function pictureOf({ token }: Ticket, testInfo: TestInfo): Promise<string> {
  const code = await QRCode.toBuffer(`https://joia.example/ingresso/${token}`, { width: 320 });
  const white = { create: { width: WIDTH, height: HEIGHT, channels: 3, background: "#fff" } } as const;
  const light = await sharp(
    await sharp(white)
      .composite([{ input: code }])
      .png()
      .toBuffer(),
  )
    .extractChannel(0)
    .raw()
    .toBuffer();
  const frame = Buffer.concat([Buffer.from("FRAME\n"), light, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A0:0 C420jpeg\n`);
  const path = testInfo.outputPath("camera.y4m");
  await writeFile(path, Buffer.concat([head, ...Array<Buffer>(10).fill(frame)]));
  return path;
}

test("the camera reads a ticket, and still does after a reload without signal", async ({
  baseURL,
}, testInfo) => {
  await using sql = await openDatabase(baseURL);
  const event = await anEventAtTheGate(sql, 3);
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"],
    args: [
      "--no-sandbox",
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${await pictureOf(event.tickets[1]!, testInfo)}`,
    ],
  });
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await enterAs(page, "club");
  await openGate(page, event);
  await expect(page.getByLabel("Imagem da câmera")).toBeVisible();
  await expect(answer(page)).toContainText("OKTheo, 2");
  await context.setOffline(true);
  await page.reload();
  await expect(answer(page)).toContainText("Já entrouTheo, 2");
  await browser.close();
});
