import {
  BlobSource,
  Conversion,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  Quality,
  StreamTarget,
  WEBM,
  WebMOutputFormat,
  type InputAudioTrack,
  type StreamTargetChunk,
} from "mediabunny";
import { MAX_BYTES } from "#domain/media/limits.ts";
import { firstPart, planOf, type CutSource, type VideoPart } from "./cut-plan.ts";

// This file brings the library that reads and writes videos: import it only where somebody cuts one.

const SOUND_BITS = 128_000;
/** Enough packets to know the rate of a track. */
const SAMPLE_PACKETS = 120;
const CHUNK_BYTES = 4 * 1024 * 1024;

/** What browsers play, the best known first. Which of them a browser can write differs. */
const FORMATS = [
  { ending: "mp4", video: "avc", sound: "aac", make: () => new Mp4OutputFormat({ fastStart: false }) },
  { ending: "webm", video: "vp9", sound: "opus", make: () => new WebMOutputFormat() },
  { ending: "webm", video: "vp8", sound: "opus", make: () => new WebMOutputFormat() },
] as const;

/** What the browser can tell of a video that it is able to cut; null where it is not. */
export async function readVideo(file: File): Promise<CutSource | null> {
  const input = inputOf(file);
  try {
    const source = await sourceOf(input, file);
    return source && (await conversionOf(input, source, firstPart(source))) ? source : null;
  } catch {
    // The library throws on files that it does not know or that are damaged.
    return null;
  } finally {
    input.dispose();
  }
}

interface Cutting {
  signal: AbortSignal;
  /** From 0 to 100. */
  onProgress: (percent: number) => void;
}

/** Encodes a part of a video anew: a copy would also hold what lies before its start. Throws when that fails. */
export async function cutVideo(file: File, part: VideoPart, { signal, onProgress }: Cutting): Promise<File> {
  const input = inputOf(file);
  // A phone that goes to sleep stops the work.
  const awake = await navigator.wakeLock?.request("screen").catch(() => null);
  try {
    const source = await sourceOf(input, file);
    const made = source && (await conversionOf(input, source, part));
    if (!made) throw new Error("not readable");
    const { conversion, ending, written } = made;
    let shown = 0;
    conversion.onProgress = (progress) => {
      const percent = Math.floor(progress * 100);
      if (percent !== shown) onProgress((shown = percent));
    };
    signal.throwIfAborted();
    signal.addEventListener("abort", () => void conversion.cancel().catch(() => {}));
    await conversion.execute();
    const blob = written();
    if (blob.size > MAX_BYTES.video) throw new Error("too large");
    const name = file.name.replace(/\.[a-z0-9]{1,8}$/i, "");
    return new File([blob], `${name}.${ending}`, { type: `video/${ending}` });
  } finally {
    input.dispose();
    void awake?.release();
  }
}

const inputOf = (file: File): Input =>
  new Input({
    formats: [MP4, QTFF, WEBM],
    source: new BlobSource(file, { handleUnhandledError: () => {} }),
  });

async function sourceOf(input: Input, file: File): Promise<CutSource | null> {
  const picture = await input.getPrimaryVideoTrack();
  if (!picture) return null;
  const seconds = (await picture.getDurationFromMetadata()) ?? (await picture.computeDuration());
  if (!(seconds > 0)) return null;
  return {
    bytes: file.size,
    seconds,
    width: await picture.getDisplayWidth(),
    height: await picture.getDisplayHeight(),
    framesPerSecond: (await picture.computePacketStats(SAMPLE_PACKETS)).averagePacketRate,
    soundBits: await soundBits(await input.getPrimaryAudioTrack()),
  };
}

/** Sound that the new file can hold is copied as it is. */
async function soundBits(sound: InputAudioTrack | null): Promise<number> {
  if (!sound) return 0;
  const codec = await sound.getCodec();
  if (!FORMATS.some((format) => format.sound === codec)) return SOUND_BITS;
  return Math.round((await sound.computePacketStats(SAMPLE_PACKETS)).averageBitrate);
}

/** In the first format that this browser can write with the sound: without it, it would be another video. */
async function conversionOf(input: Input, source: CutSource, part: VideoPart) {
  const { width, height, bits, frameRate } = planOf(source, part);
  for (const { ending, video, sound, make } of FORMATS) {
    const { target, written } = blobTarget();
    const conversion = await Conversion.init({
      input,
      output: new Output({ format: make(), target }),
      tracks: "primary",
      trim: { start: part.start, end: Math.min(part.end, source.seconds) },
      // Copied sound begins inside of the part, never before it.
      copy: { boundaryPolicy: "shrink" },
      video: {
        codec: video,
        width,
        height,
        fit: "fill",
        frameRate,
        quality: new Quality({ bitrate: bits }),
      },
      // Asked for a number of bits, the library would encode sound that it can copy.
      audio: async (track) => ({
        codec: sound,
        ...((await track.getCodec()) !== sound && { quality: new Quality({ bitrate: SOUND_BITS }) }),
      }),
      tags: {},
      showWarnings: false,
    });
    if (conversion.isValid && conversion.discardedTracks.length === 0) return { conversion, ending, written };
  }
  return null;
}

/** Takes what is written as blobs, which a browser can keep outside of the page's memory. */
function blobTarget(): { target: StreamTarget; written: () => Blob } {
  let made = new Blob([]);
  const stream = new WritableStream<StreamTargetChunk>({
    write({ data, position }) {
      // Sizes at the beginning are written again at the end.
      made = new Blob([made.slice(0, position), data, made.slice(position + data.length)]);
    },
  });
  return {
    target: new StreamTarget(stream, { chunked: true, chunkSize: CHUNK_BYTES }),
    written: () => made,
  };
}
