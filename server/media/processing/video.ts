import { stat } from "node:fs/promises";
import path from "node:path";
import {
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
  type InputAudioTrack,
  type InputVideoTrack,
  type VideoCodec,
} from "mediabunny";
import { MAX_BYTES } from "#domain/media/limits.ts";
import { err, ok } from "#domain/result.ts";
import { readContainer, type Container } from "./container.ts";
import { withoutMessages } from "./side-messages.ts";
import type { Outcome } from "./work.ts";

/** What common browsers play, wherever they run. */
const PLAYABLE = new Set<string>(["avc", "vp8", "vp9", "av1"]);
const LONGEST_SECONDS = 36_000;
const CACHE_BYTES = 2 * 1024 * 1024;
/** Encoders of sound begin a moment before the picture. */
const SOUND_LEAD_SECONDS = 0.1;
const FRAME_SECONDS = 0.05;

/** Packs picture and sound into a new file that holds nothing else and begins with its index. */
export async function inspectVideo(file: string, folder: string): Promise<Outcome> {
  if ((await stat(file)).size > MAX_BYTES.video) return err("too_large");
  try {
    const container = await readContainer(file);
    if (container.cut) return err("damaged");
    return await repack(file, folder, container);
  } catch (error) {
    // Errors of the disk are ours, and the job is tried again. Any other is the file's.
    if (error instanceof Error && "syscall" in error) throw error;
    return err("damaged");
  }
}

async function repack(file: string, folder: string, container: Container): Promise<Outcome> {
  using input = new Input({
    formats: [MP4, QTFF, WEBM],
    source: new FilePathSource(file, { maxCacheSize: CACHE_BYTES, handleUnhandledError: () => {} }),
  });
  if (!(await input.canRead())) return err("wrong_type");
  const picture = await input.getPrimaryVideoTrack();
  if (!picture)
    return err(container.hasMedia && !(await input.getPrimaryAudioTrack()) ? "damaged" : "wrong_type");
  const sound = await input.getPrimaryAudioTrack();
  const made = await copyTracks(picture, sound, path.join(folder, `video.${container.format}`), container);
  if (!made.ok) return made;
  const [width, height] = [await picture.getDisplayWidth(), await picture.getDisplayHeight()];
  const codec = String(await picture.getCodec());
  return ok({
    kind: "video",
    width,
    height,
    colour: null,
    durationSeconds: Math.min(LONGEST_SECONDS, Math.max(1, Math.round(made.value.seconds))),
    codec,
    playable: PLAYABLE.has(codec),
    files: [
      {
        name: `video.${container.format}`,
        role: "video",
        format: container.format,
        width: 0,
        height,
        bytes: made.value.bytes,
      },
    ],
  });
}

/** A track on its way into the new file. */
interface Lane {
  track: InputVideoTrack | InputAudioTrack;
  /** The packet to begin with; the first one where it is not said. */
  start?: EncodedPacket;
  /** What lies outside of this part is hidden in the uploaded file, and not copied. */
  from: number;
  until: number;
  /** Takes out of a packet what is no picture. */
  clean?: (data: Uint8Array) => Uint8Array;
  add(packet: EncodedPacket, first: boolean): Promise<void>;
}

async function copyTracks(
  picture: InputVideoTrack,
  sound: InputAudioTrack | null,
  target: string,
  { format, shownUntil }: Container,
) {
  const made = format === "mp4" ? new Mp4OutputFormat({ fastStart: "reserve" }) : new WebMOutputFormat();
  const [videoCodec, audioCodec] = [await picture.getCodec(), (await sound?.getCodec()) ?? null];
  const known = made.getSupportedCodecs();
  // Without its sound the video would be another one than was sent.
  if (!videoCodec || !known.includes(videoCodec) || (sound && (!audioCodec || !known.includes(audioCodec))))
    return err("unknown_codec" as const);
  const start = await shownStart(picture);
  if (!start) return err("damaged" as const);
  const begin = Math.max(0, start.timestamp);
  const until = (shownUntil.get(picture.id) ?? Infinity) + FRAME_SECONDS;

  const output = new Output({ format: made, target: new FilePathTarget(target) });
  const videoSource = new EncodedVideoPacketSource(videoCodec);
  const { decoderConfig, clean } = await cleanStream(picture, videoCodec);
  const frames: Lane = {
    track: picture,
    start,
    from: start.timestamp,
    until,
    clean,
    add: (packet, first) => videoSource.add(packet, first ? { decoderConfig } : undefined),
  };
  output.addVideoTrack(videoSource, {
    rotation: await picture.getRotation(),
    flip: await picture.getFlip(),
    maximumPacketCount: await countPackets(frames),
  });
  const lanes = [frames];
  if (sound && audioCodec) {
    const audioSource = new EncodedAudioPacketSource(audioCodec);
    const audioConfig = (await sound.getDecoderConfig()) ?? undefined;
    const tones: Lane = {
      track: sound,
      from: begin - (format === "mp4" ? SOUND_LEAD_SECONDS : 0),
      until,
      add: (packet, first) => audioSource.add(packet, first ? { decoderConfig: audioConfig } : undefined),
    };
    output.addAudioTrack(audioSource, { maximumPacketCount: await countPackets(tones) });
    lanes.push(tones);
  }
  await output.start();
  const seconds = await copyPackets(lanes, begin);
  await output.finalize();
  return seconds > 0 ? ok({ seconds, bytes: (await stat(target)).size }) : err("damaged" as const);
}

async function cleanStream(picture: InputVideoTrack, codec: VideoCodec) {
  const decoderConfig = (await picture.getDecoderConfig()) ?? undefined;
  if (codec !== "avc" && codec !== "hevc") return { decoderConfig };
  // A stream that brings its description along would be read in another way; no phone writes such a file.
  if (!decoderConfig?.description) throw new Error("a stream without its description");
  const { description, clean } = withoutMessages(codec, bytesOf(decoderConfig.description));
  return { decoderConfig: { ...decoderConfig, description }, clean };
}

const bytesOf = (source: AllowSharedBufferSource): Uint8Array =>
  ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);

/** The key frame that the copy begins with: the first that is shown, so that nothing before it is copied. */
async function shownStart(picture: InputVideoTrack): Promise<EncodedPacket | null> {
  const sink = new EncodedPacketSink(picture);
  let key = await sink.getFirstKeyPacket();
  while (key && key.timestamp < 0) {
    const next = await sink.getNextKeyPacket(key);
    if (!next) break;
    key = next;
  }
  return key;
}

/** In the order of time, as players read them. Answers how long the video is. */
async function copyPackets(lanes: readonly Lane[], begin: number): Promise<number> {
  const ways = lanes.map((lane) => ({ lane, packets: packetsOf(lane), first: true }));
  const heads = await Promise.all(ways.map(async (way) => ({ way, next: await way.packets.next() })));
  let seconds = 0;
  for (;;) {
    const open = heads.filter(({ next }) => !next.done);
    if (open.length === 0) return seconds;
    const head = open.reduce((a, b) => (timeOf(b.next) < timeOf(a.next) ? b : a));
    const moved = movedPacket(head.next.value!, begin, head.way.lane);
    await head.way.lane.add(moved, head.way.first);
    head.way.first = false;
    if (head.way.lane === lanes[0]) seconds = Math.max(seconds, moved.timestamp + moved.duration);
    head.next = await head.way.packets.next();
  }
}

function movedPacket(packet: EncodedPacket, begin: number, { clean }: Lane): EncodedPacket {
  const timestamp = packet.timestamp - begin;
  if (!clean) return packet.clone({ timestamp });
  const { data, type, duration, sequenceNumber } = packet;
  return new EncodedPacket(clean(data), type, timestamp, duration, sequenceNumber);
}

const timeOf = ({ value }: IteratorResult<EncodedPacket, void>): number => value?.timestamp ?? Infinity;

async function* packetsOf(
  { track, start, from, until }: Lane,
  metadataOnly = false,
): AsyncGenerator<EncodedPacket, void> {
  for await (const packet of new EncodedPacketSink(track).packets(start, undefined, { metadataOnly }))
    if (packet.timestamp >= from && packet.timestamp < until) yield packet;
}

/** So that space for the index can be left at the beginning of the file. */
async function countPackets(lane: Lane): Promise<number> {
  let count = 0;
  for await (const _packet of packetsOf(lane, true)) count++;
  return count;
}
