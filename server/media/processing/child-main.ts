import { open } from "node:fs/promises";
import { setPriority } from "node:os";
import { err, ok } from "#domain/result.ts";
import { HEAD_BYTES, kindByContent } from "./file-kind.ts";
import type { Outcome, Work } from "./work.ts";

/** Pages come first: nobody waits for a picture as they wait for a page. */
const LOW_PRIORITY = 15;

// The server that asked is gone: whoever starts next asks again.
process.once("disconnect", () => process.exit(1));
process.once("message", (work: Work) => {
  void carryOut(work).then((outcome) => process.send!(outcome, () => process.exit(0)));
});
setPriority(LOW_PRIORITY);

async function carryOut(work: Work): Promise<Outcome> {
  const { input, folder } = work;
  if (work.what === "avif") {
    const { makeAvif } = await decoders();
    const files = await makeAvif(input, folder, work.widths);
    return ok({
      kind: "photo",
      width: 0,
      height: 0,
      colour: null,
      durationSeconds: null,
      codec: null,
      playable: true,
      files,
    });
  }
  const head = await headOf(input);
  if (head.length === 0) return err("damaged");
  const kind = kindByContent(head);
  if (!kind || (kind === "video" && (work.what === "poster" || work.kind === "logo")))
    return err("wrong_type");
  if (kind === "video") {
    const { inspectVideo } = await import("./video.ts");
    return inspectVideo(input, folder);
  }
  const { inspectPicture } = await decoders();
  if (work.what === "poster") return inspectPicture(input, folder, "photo", work.suffix);
  return inspectPicture(input, folder, work.kind === "logo" ? "logo" : "photo");
}

async function decoders() {
  const pictures = await import("./picture.ts");
  pictures.limitDecoders();
  return pictures;
}

async function headOf(input: string): Promise<Buffer> {
  await using file = await open(input);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES));
  return buffer.subarray(0, bytesRead);
}
