import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { client } from "#server/platform/database/database.ts";
import { readFlash } from "#server/platform/http/flash.server.ts";
import { PNG } from "#server/platform/storage/testing/pictures.ts";
import { connection } from "#server/platform/testing/own-database.ts";
import { sweepUploads } from "../processing/sweep-uploads.ts";
import { anUploader, openDoor, process, quarantined, work } from "../testing/uploads.ts";
import { clipAs } from "../testing/videos.ts";

const SOON = { timeout: 10_000 };

let door: Awaited<ReturnType<typeof openDoor>>;

beforeAll(async () => {
  door = await openDoor(connection);
});
afterAll(() => door.close());

interface Post {
  files: [name: string, bytes: Uint8Array][];
  fields?: Record<string, string>;
  headers?: Record<string, string>;
}

async function somebody() {
  const ana = await anUploader();
  async function post({ files, fields = {}, headers = {} }: Post) {
    const form = new FormData();
    const own = {
      ownerType: "athlete",
      ownerId: ana.athleteId,
      voltar: "/athlete/midia",
      formKey: randomUUID(),
    };
    for (const [name, value] of Object.entries({ ...own, ...fields })) form.append(name, value);
    for (const [name, bytes] of files) form.append("files", new Blob([new Uint8Array(bytes)]), name);
    const answer = await fetch(`${door.origin}/envios/formulario`, {
      method: "POST",
      redirect: "manual",
      headers: { cookie: ana.cookie, origin: door.origin, ...headers },
      body: form,
    });
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(";", 1)[0])
      .join("; ");
    const flash = readFlash(new Request("http://localhost", { headers: { cookie } }));
    return { status: answer.status, location: answer.headers.get("location"), flash };
  }
  const uploads = async () =>
    (
      await client().query(
        "select id, kind, title, state from media_uploads where user_id = $1 order by id",
        [ana.userId],
      )
    ).rows;
  return { post, uploads, cookie: ana.cookie };
}

test("several files come by one form and are inspected like any other", async () => {
  const { post, uploads } = await somebody();
  expect(
    await post({
      files: [
        ["gol.png", PNG],
        ["Treino.png", PNG],
      ],
    }),
  ).toEqual({
    status: 303,
    location: "/athlete/midia",
    flash: { kind: "success", title: "Upload concluído", body: "Fotos enviados com sucesso!" },
  });
  const [first, second] = await uploads();
  expect([first, second]).toMatchObject([
    { kind: "photo", title: "gol", state: "received" },
    { kind: "photo", title: "Treino", state: "received" },
  ]);
  await process(first.id);
  await process(second.id);
  expect((await uploads()).map(({ state }) => state)).toEqual(["done", "done"]);
  expect(await quarantined(door.dataDir)).toEqual([]);
});

test("the content tells a video from a photo", async () => {
  const { post, uploads } = await somebody();
  const { flash } = await post({ files: [["sem-nome", await clipAs("mp4")]] });
  expect(flash?.body).toBe("Vídeos enviados com sucesso!");
  expect(await uploads()).toMatchObject([{ kind: "video", title: "sem-nome" }]);
  await process((await uploads())[0].id);
});

test("a form that is sent twice, also at the same moment, stores its files once", async () => {
  const { post, uploads } = await somebody();
  const twice = { files: [["gol.png", PNG]] as [string, Uint8Array][], fields: { formKey: "same" } };
  const answers = [...(await Promise.all([post(twice), post(twice)])), await post(twice)];
  for (const { flash } of answers) expect(flash?.title).toBe("Upload concluído");
  expect(await uploads()).toHaveLength(1);
  await process((await uploads())[0].id);
});

test("a form of which one file was refused stores the others once, too", async () => {
  const { post, uploads } = await somebody();
  const twice = {
    files: [
      ["virus.exe", Buffer.from("MZ")],
      ["gol.png", PNG],
    ] as [string, Uint8Array][],
    fields: { formKey: "partly" },
  };
  const answers = [await post(twice), await post(twice)];
  expect(answers.map(({ flash }) => flash?.title)).toEqual(Array(2).fill("Tipo de arquivo inválido"));
  expect(await uploads()).toHaveLength(1);
  await process((await uploads())[0].id);
});

test("of more files than a form may bring the first are stored, and the person is told", async () => {
  const { post, uploads } = await somebody();
  const files = Array.from({ length: 21 }, (_, n): [string, Uint8Array] => [`gol-${n}.png`, PNG]);
  expect((await post({ files })).flash).toEqual({
    kind: "error",
    title: "Erro no upload",
    body: "Cada envio leva até 20 arquivos, e os 20 primeiros chegaram. Envie os outros em seguida.",
  });
  expect(await uploads()).toHaveLength(20);
  await client().query("delete from media_uploads");
  await work(sweepUploads, {});
});

test("a person sends only so many forms at a time, and others are not held up", async () => {
  const [ana, bia] = [await somebody(), await somebody()];
  const stalled = Array.from({ length: 4 }, () => {
    const sent = request(`${door.origin}/envios/formulario`, {
      method: "POST",
      headers: { cookie: ana.cookie, origin: door.origin, "content-type": "multipart/form-data; boundary=x" },
    });
    sent.on("error", () => {}).write("--x\r\n");
    return sent;
  });
  // Whichever comes last is answered at once: from then on the other three hold all places.
  await Promise.race(stalled.map((sent) => once(sent, "response")));
  expect((await ana.post({ files: [] })).flash?.body).toBe(
    "Há muitos envios em andamento. Espere alguns terminarem e tente de novo.",
  );
  const files: Post["files"] = [["gol.png", PNG]];
  expect((await bia.post({ files })).flash?.title).toBe("Upload concluído");
  for (const sent of stalled) sent.destroy();
  await expect.poll(async () => (await ana.post({ files })).flash?.title, SOON).toBe("Upload concluído");
  for (const { id } of [...(await ana.uploads()), ...(await bia.uploads())]) await process(id);
});

test("what is wrong with a file is said in its words, and the others are kept", async () => {
  const { post, uploads } = await somebody();
  const large = Buffer.concat([PNG, Buffer.alloc(10 * 1024 * 1024)]);
  expect((await post({ files: [["virus.exe", Buffer.from("MZ")]] })).flash).toEqual({
    kind: "error",
    title: "Tipo de arquivo inválido",
    body: "Apenas imagens (JPG, PNG, WEBP) ou vídeos (MP4, WEBM, MOV) são permitidos.",
  });
  expect((await post({ files: [["foto.png", large]] })).flash).toEqual({
    kind: "error",
    title: "Arquivo muito grande",
    body: "A imagem precisa ter menos de 10MB.",
  });
  expect(
    (
      await post({
        files: [
          ["foto.png", large],
          ["gol.png", PNG],
        ],
      })
    ).flash?.body,
  ).toBe("foto.png: A imagem precisa ter menos de 10MB. Arquivos enviados: 1 de 2.");
  expect((await post({ files: [["", new Uint8Array(0)]] })).flash?.body).toBe(
    "Escolha pelo menos um arquivo para enviar.",
  );
  const stored = await uploads();
  expect(stored).toHaveLength(1);
  await process(stored[0].id);
  expect(await quarantined(door.dataDir)).toEqual([]);
});

test("only from our own page, only for one's own profile, and back to a page of ours", async () => {
  const { post, uploads } = await somebody();
  const other = await anUploader();
  const files: Post["files"] = [["gol.png", PNG]];
  expect((await post({ files, headers: { origin: "https://elsewhere.example" } })).status).toBe(403);
  expect(await post({ files, headers: { cookie: "" } })).toMatchObject({ status: 303, location: "/login" });
  const foreign = await post({ files, fields: { ownerId: other.athleteId } });
  expect(foreign.flash?.title).toBe("Erro no upload");
  const elsewhere = await post({ files: [], fields: { voltar: "//elsewhere.example" } });
  expect(elsewhere.location).toBe("/profile-selection");
  expect(await uploads()).toEqual([]);
  expect(await quarantined(door.dataDir)).toEqual([]);
});
