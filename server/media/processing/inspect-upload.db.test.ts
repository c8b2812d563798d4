import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { client } from "#server/platform/database/database.ts";
import { connection } from "#server/platform/testing/own-database.ts";
import { aClub } from "#seed/factories/club.ts";
import { aUser } from "#seed/factories/user.ts";
import { GPS, hugePng, MARKUP, phonePhoto } from "../testing/pictures.ts";
import {
  cookieOf,
  openDoor,
  process,
  quarantined,
  send,
  storedFiles,
  uploadState,
  work,
  type OpenDoor,
} from "../testing/uploads.ts";
import { box, clipAs, phoneStream, PICTURE, PLACE, TIMING, withPlaces } from "../testing/videos.ts";
import { inspectUpload } from "./inspect-upload.ts";

let door: OpenDoor;
let ana: OpenDoor["ana"];

beforeAll(async () => {
  door = await openDoor(connection);
  ana = door.ana;
});
afterAll(() => door.close());

const itemOf = async (id: string) =>
  (await client().query("select * from media where id = $1", [id])).rows[0];
const widthsOf = async (id: string) =>
  (
    await client().query(
      "select width from media_files where media_id = $1 and format = 'webp' order by width",
      [id],
    )
  ).rows.map(({ width }) => width);

/** Somebody of the team, who manages the media of every club, and a club. */
async function aClubsLogo() {
  const staff = await aUser({ role: "staff" });
  return {
    sender: { ...ana, cookie: await cookieOf(staff.id) },
    owner: { ownerType: "club", ownerId: (await aClub()).id },
  };
}

const FTYP = box("ftyp", Buffer.from("isom\0\0\0\0isom"));
/** Read one by one, they would take longer than a file may. */
const EMPTY_BOXES = Buffer.alloc(8_000_000, box("free"));
const TYPES = "Apenas imagens (JPG, PNG, WEBP) ou vídeos (MP4, WEBM, MOV) são permitidos.";
const INCOMPLETE = "O arquivo está incompleto ou danificado. Envie de novo.";
const WRONG = { code: "wrong_type", title: "Tipo de arquivo inválido", body: TYPES };
const DAMAGED = { code: "damaged", title: "Erro no upload", body: INCOMPLETE };

const BAD: [string, string, () => Buffer | Promise<Buffer>, object][] = [
  ["a program", "video", () => Buffer.from("MZ\x90\0\x03 This program cannot be run in DOS mode"), WRONG],
  ["an SVG", "photo", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), WRONG],
  ["a page", "photo", () => Buffer.from("<!DOCTYPE html><p>Olá"), WRONG],
  ["an mp4 with only its first box", "video", () => FTYP, WRONG],
  ["a video as a logo", "logo", () => clipAs("mp4"), WRONG],
  ["nothing", "photo", () => Buffer.alloc(0), DAMAGED],
  ["half an mp4", "video", async () => (await clipAs("mp4")).subarray(0, 50_000), DAMAGED],
  ["half a webm", "video", async () => (await clipAs("webm")).subarray(0, 50_000), DAMAGED],
  ["a million boxes", "video", () => Buffer.concat([FTYP, EMPTY_BOXES]), DAMAGED],
  ["half a photo", "photo", async () => (await phonePhoto(900, 600)).subarray(0, 4000), DAMAGED],
  ["a text that begins like a photo", "photo", () => Buffer.from("\xff\xd8\xff\xe0 olá", "latin1"), DAMAGED],
  [
    "20 000 pixels a side",
    "photo",
    () => hugePng(20_000),
    {
      code: "too_many_pixels",
      title: "Erro no upload",
      body: "A imagem tem pontos demais. Envie uma versão menor, com até 8.000 pontos de lado.",
    },
  ],
];

test.each(BAD)(
  "%s is refused with its sentence, and nothing of it stays",
  async (_what, kind, make, problem) => {
    const { sender, owner } = kind === "logo" ? await aClubsLogo() : { sender: ana, owner: {} };
    const id = await send(sender, await make(), { kind, filename: "gol.mp4", ...owner });
    await work(inspectUpload, { uploadId: id });
    const { cookie } = sender;
    const asked = await fetch(`${door.origin}/envios/estado?ids=${id}`, { headers: { cookie } });
    expect(await asked.json()).toEqual({ uploads: [{ id, state: "refused", problem, mediaId: null }] });
    expect((await storedFiles(id)).size).toBe(0);
    expect(await quarantined(door.dataDir)).toEqual([]);
    expect(await itemOf(id)).toBeUndefined();
  },
);

test("a phone's photo is upright, in several widths, and holds nothing but the picture", async () => {
  const photo = await phonePhoto(1600, 900);
  expect(photo.includes(MARKUP) && photo.includes("Telefone") && photo.includes("GPSLatitude=")).toBe(true);
  const id = await send(ana, photo, { filename: "../../etc/<b>gol</b>.jpg" });
  await process(id);
  expect(await itemOf(id)).toMatchObject({ width: 900, height: 1600, kind: "photo", title: "b>" });
  expect(await widthsOf(id)).toEqual([320, 640, 900]);
  for (const [name, bytes] of await storedFiles(id)) {
    for (const word of [MARKUP, "script", "Telefone", "xmpmeta", "GPS", GPS, "Exif"])
      expect(bytes.includes(word), `${word} in ${name}`).toBe(false);
    const { exif, xmp, icc, iptc, orientation, width, height } = await sharp(bytes).metadata();
    expect({ exif, xmp, icc, iptc, orientation }, name).toEqual({});
    expect(Math.abs(width / height - 900 / 1600), name).toBeLessThan(0.01);
  }
});

test("a small picture is not enlarged, and a logo stays transparent", async () => {
  const logo = await sharp({ create: { width: 200, height: 100, channels: 4, background: "#00000000" } })
    .png()
    .toBuffer();
  const { sender, owner } = await aClubsLogo();
  const id = await send(sender, logo, { kind: "logo", ...owner });
  await process(id);
  expect(await widthsOf(id)).toEqual([200]);
  expect(await itemOf(id)).toMatchObject({ kind: "logo", width: 200, height: 100, title: "" });
  const files = await storedFiles(id);
  expect((await sharp(files.get("200.webp")).stats()).isOpaque).toBe(false);
});

test.each(["mp4", "mov"] as const)(
  "a place that a phone noted in an %s is gone, in all three ways",
  async (format) => {
    const video = withPlaces(await clipAs(format));
    expect(video.includes("\xa9xyz", 0, "latin1") && video.includes("mebx")).toBe(true);
    const id = await send(ana, video, { kind: "video" });
    await process(id);
    expect(await itemOf(id)).toMatchObject({
      kind: "video",
      title: "Novo Vídeo",
      duration_seconds: 12,
      codec: "vp9",
      playable: true,
      width: 640,
      height: 360,
    });
    const [[name, bytes] = ["", Buffer.alloc(0)]] = await storedFiles(id);
    expect(name).toBe("video.mp4");
    for (const word of [PLACE, "xyz", "mebx", "Core Media", "escola"])
      expect(bytes.includes(word)).toBe(false);
    expect(bytes.indexOf("moov")).toBeLessThan(bytes.indexOf("mdat"));
  },
);

test.each([
  ["avc", true],
  ["hevc", false],
] as const)("a place that a camera noted between the pictures of %s is gone", async (codec, playable) => {
  const video = await phoneStream(codec);
  expect(video.includes(PLACE)).toBe(true);
  const id = await send(ana, video, { kind: "video" });
  await process(id);
  expect(await itemOf(id)).toMatchObject({ kind: "video", codec, playable, duration_seconds: 3 });
  const bytes = (await storedFiles(id)).get("video.mp4")!;
  expect([PLACE, PICTURE, TIMING].map((word) => bytes.includes(word))).toEqual([false, true, true]);
});

test("footage that trimming only hid is not kept", async () => {
  const id = await send(ana, await clipAs("mp4", { hidden: 2.5 }), { kind: "video" });
  await process(id);
  const bytes = (await storedFiles(id)).get("video.mp4")!;
  expect(bytes.includes("elst")).toBe(false);
  expect((await itemOf(id)).duration_seconds).toBeLessThanOrEqual(10);
});

test("what a file is decides its content: a video that was sent as a photo is a video", async () => {
  const id = await send(ana, await clipAs("webm"), { kind: "photo", title: "Gol" });
  await process(id);
  expect(await itemOf(id)).toMatchObject({ kind: "video", title: "Gol" });
  expect([...(await storedFiles(id)).keys()]).toEqual(["video.webm"]);
});

test("a job that is run again changes nothing", async () => {
  const id = await send(ana, await phonePhoto(400, 300));
  await process(id);
  const before = await itemOf(id);
  await process(id);
  expect(await itemOf(id)).toMatchObject({
    id: before.id,
    position: before.position,
    created_at: before.created_at,
  });
});

test("a file that no try could prepare is refused, and nothing of it stays", async () => {
  const id = await send(ana, await phonePhoto(400, 300));
  await client().query("alter table media add constraint broken check (width is null) not valid");
  try {
    await expect(work(inspectUpload, { uploadId: id })).rejects.toThrow();
    expect(await uploadState(id)).toEqual({ state: "received", problem: null });
    await expect(work(inspectUpload, { uploadId: id }, true)).rejects.toThrow();
  } finally {
    await client().query("alter table media drop constraint broken");
  }
  expect(await uploadState(id)).toEqual({ state: "refused", problem: "failed" });
  expect((await storedFiles(id)).size).toBe(0);
  expect(await quarantined(door.dataDir)).toEqual([]);
});
