import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from "mediabunny";

export const PLACE = "-23.5505-046.6333/";

/** A clip of the demo data: drawn by the product, VP9 without sound. */
export const demoClip = (): Promise<Buffer> =>
  readFile(new URL("../../../seed/demo/media/lance-1.webm", import.meta.url));

interface Options {
  /** Seconds that an edit list hides at the beginning. */
  hidden?: number;
  /** Repeats the clip until the file has about so many bytes. */
  bytes?: number;
  /** Bytes that each frame has more: a large file without a large index. */
  padding?: number;
  /** Adds sound: silence as phones compress it, or noise that is not compressed, which only a mov holds. */
  sound?: keyof typeof SOUNDS;
}

/** The same pictures in another container, its index last, as cameras write it. */
export async function clipAs(format: "mp4" | "mov" | "webm", options: Options = {}): Promise<Buffer> {
  const { hidden = 0, bytes = 0, padding = 0, sound } = options;
  using input = new Input({ formats: [WEBM], source: new BufferSource(await demoClip()) });
  const track = (await input.getPrimaryVideoTrack())!;
  const formats = {
    mp4: () => new Mp4OutputFormat({ fastStart: false }),
    mov: () => new MovOutputFormat({ fastStart: false }),
    webm: () => new WebMOutputFormat(),
  };
  const target = new BufferTarget();
  const output = new Output({ format: formats[format](), target });
  const source = new EncodedVideoPacketSource("vp9");
  output.addVideoTrack(source);
  const tones = sound && new EncodedAudioPacketSource(sound);
  if (tones) output.addAudioTrack(tones);
  output.setMetadataTags({ title: "Treino na escola", comment: PLACE });
  await output.start();
  const sink = new EncodedPacketSink(track);
  const length = await track.computeDuration();
  if (tones) await addSound(tones, SOUNDS[sound], length);
  let first = true;
  let written = 0;
  for (let round = 0; round === 0 || written < bytes; round++) {
    for await (const packet of sink.packets()) {
      // A little between the rounds: sums of fractions must not go back in time.
      const timestamp = packet.timestamp + round * (length + 0.01) - hidden;
      const meta = first ? { decoderConfig: (await track.getDecoderConfig())! } : undefined;
      const data = padding ? Buffer.concat([packet.data, Buffer.alloc(padding)]) : packet.data;
      await source.add(new EncodedPacket(data, packet.type, timestamp, packet.duration), meta);
      written += data.length;
      first = false;
    }
  }
  await output.finalize();
  return Buffer.from(target.buffer!);
}

const SOUNDS = {
  aac: {
    config: { codec: "mp4a.40.2", description: Uint8Array.of(0x11, 0x88) },
    frame: () => Uint8Array.of(0x00, 0xc8, 0x00, 0x80, 0x23, 0x80),
    seconds: 1024 / 48_000,
  },
  "pcm-s16": { config: { codec: "pcm-s16" }, frame: () => randomBytes(48_000 * 2), seconds: 1 },
} as const;

async function addSound(
  source: EncodedAudioPacketSource,
  { config, frame, seconds }: (typeof SOUNDS)[keyof typeof SOUNDS],
  length: number,
): Promise<void> {
  const meta = { decoderConfig: { ...config, numberOfChannels: 1, sampleRate: 48_000 } };
  for (let n = 0; (n + 1) * seconds < length; n++)
    await source.add(new EncodedPacket(frame(), "key", n * seconds, seconds), meta);
}

/**
 * A few seconds in the codecs of phones, with messages between the pictures: one that times them, and one that says the
 * place. The pictures themselves are no pictures; nothing here decodes them.
 */
export async function phoneStream(codec: "avc" | "hevc"): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new MovOutputFormat({ fastStart: false }), target });
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source);
  await output.start();
  const { description, message, picture } = PHONE_STREAMS[codec];
  const config = {
    codec: codec === "avc" ? "avc1.42c01e" : "hvc1.1.6.L93.B0",
    codedWidth: 640,
    codedHeight: 360,
    description: Uint8Array.from(description()),
  };
  for (let second = 0; second < 3; second++) {
    const units = [message(1, Buffer.from(TIMING)), message(5, placeMessage()), picture];
    const data = Buffer.concat(units.flatMap((unit) => [u32(unit.length), unit]));
    const packet = new EncodedPacket(data, "key", second, 1);
    await source.add(packet, second === 0 ? { decoderConfig: config } : undefined);
  }
  await output.finalize();
  return Buffer.from(target.buffer!);
}

export const TIMING = "timed like this";
export const PICTURE = "a whole picture";

/** User data begin with sixteen bytes that say whose they are. */
const placeMessage = () => Buffer.concat([Buffer.alloc(16, 0x2a), Buffer.from(PLACE)]);
const messageOf =
  (head: number[]) =>
  (type: number, body: Buffer): Buffer =>
    Buffer.concat([Buffer.from([...head, type, body.length]), body, Buffer.from([0x80])]);

const PHONE_STREAMS = {
  avc: {
    message: messageOf([0x06]),
    picture: Buffer.concat([Buffer.from([0x65]), Buffer.from(PICTURE)]),
    description: () => {
      const [sps, pps] = [Buffer.from("6742c01edc0a02f1", "hex"), Buffer.from("68ce3c80", "hex")];
      const sets = [Buffer.from([0xe1, 0, sps.length]), sps, Buffer.from([1, 0, pps.length]), pps];
      return Buffer.concat([Buffer.from([1, 0x42, 0xc0, 0x1e, 0xff]), ...sets]);
    },
  },
  hevc: {
    message: messageOf([39 << 1, 1]),
    picture: Buffer.concat([Buffer.from([19 << 1, 1]), Buffer.from(PICTURE)]),
    description: () => {
      const place = messageOf([39 << 1, 1])(5, placeMessage());
      const head = Buffer.from("0101600000000000000000005df000fcfdf8f800000f", "hex");
      return Buffer.concat([head, Buffer.from([1, 0x80 | 39, 0, 1, 0, place.length]), place]);
    },
  },
} as const;

export const box = (name: string, ...parts: (Buffer | number[])[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(name, 4, "latin1");
  return Buffer.concat([head, body]);
};

const u32 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [n, value] of values.entries()) bytes.writeUInt32BE(value, n * 4);
  return bytes;
};

/** Where a phone notes the place: an atom of the movie, and a track that says it for each moment. */
export function withPlaces(video: Buffer): Buffer {
  const moovAt = video.lastIndexOf("moov", video.length, "latin1") - 4;
  const moov = video.subarray(moovAt);
  const text = Buffer.from(PLACE);
  const atom = Buffer.concat([Buffer.from([0, text.length, 0x15, 0xc7]), text]);
  const udta = box("udta", box("\xa9xyz", atom));
  const moments = Buffer.from(`${PLACE} at every moment`);
  const parts = (at: number) => Buffer.concat([moov.subarray(8), udta, momentTrack(at, moments.length)]);
  const samplesAt = moovAt + parts(0).length + 8 + 8;
  return Buffer.concat([video.subarray(0, moovAt), box("moov", parts(samplesAt)), box("mdat", moments)]);
}

/** A track of timed metadata with one sample, as an iPhone writes them ("mebx"). */
function momentTrack(at: number, bytes: number): Buffer {
  const full = u32(0);
  const matrix = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
  const tkhd = box("tkhd", u32(1, 0, 0, 77, 0, 1000, 0, 0, 0, 0), matrix, u32(0, 0));
  const mdhd = box("mdhd", full, u32(0, 0, 1000, 1000), [0x55, 0xc4, 0, 0]);
  const hdlr = box(
    "hdlr",
    full,
    u32(0),
    Buffer.from("meta"),
    u32(0, 0, 0),
    Buffer.from("Core Media Metadata\0"),
  );
  const entry = box("mebx", [0, 0, 0, 0, 0, 0, 0, 1], box("keys", u32(0)));
  const stbl = box(
    "stbl",
    box("stsd", full, u32(1), entry),
    box("stts", full, u32(1, 1, 1000)),
    box("stsc", full, u32(1, 1, 1, 1)),
    box("stsz", full, u32(0, 1, bytes)),
    box("stco", full, u32(1, at)),
  );
  const dinf = box("dinf", box("dref", full, u32(1), box("url ", u32(1))));
  return box("trak", tkhd, box("mdia", mdhd, hdlr, box("minf", box("nmhd", full), dinf, stbl)));
}
