const MOST_MS = 10_000;
/** As wide as the widest size that the server keeps. */
const WIDEST = 1280;

interface VideoFacts {
  seconds: number | null;
  /** A frame of it as a picture, until somebody chooses another. */
  frame: Blob | null;
}

/** Length and a frame of a video, as the browser reads it. Nothing where it cannot, as with HEVC in most browsers. */
export async function videoFacts(file: File): Promise<VideoFacts> {
  const url = URL.createObjectURL(file);
  const video = document.createElement("video");
  video.muted = true;
  video.preload = "auto";
  try {
    const loaded = event(video, "loadeddata");
    video.src = url;
    await loaded;
    const seconds = Number.isFinite(video.duration) ? Math.round(video.duration) : null;
    // The very first frame is often black.
    const seeked = event(video, "seeked");
    video.currentTime = Math.min(1, (seconds ?? 0) / 2);
    await seeked;
    return { seconds, frame: await frameOf(video) };
  } catch {
    return { seconds: Number.isFinite(video.duration) ? Math.round(video.duration) : null, frame: null };
  } finally {
    video.removeAttribute("src");
    video.load();
    URL.revokeObjectURL(url);
  }
}

/** What the video shows as soon as it shows something, as a JPEG; nothing where it cannot be played. */
export async function chosenFrame(video: HTMLVideoElement): Promise<Blob | null> {
  try {
    // Over a slow connection, people choose a moment before the first bytes are there.
    if (video.readyState < video.HAVE_CURRENT_DATA) {
      video.preload = "auto";
      await event(video, "loadeddata");
    }
    if (video.seeking) await event(video, "seeked");
  } catch {
    return null;
  }
  return frameOf(video);
}

function frameOf(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return Promise.resolve(null);
  const scale = Math.min(1, WIDEST / videoWidth);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext("2d")?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
}

function event(video: HTMLVideoElement, name: "loadeddata" | "seeked"): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no ${name}`)), MOST_MS);
    const end = (done: () => void) => () => {
      clearTimeout(timer);
      done();
    };
    video.addEventListener(name, end(resolve), { once: true });
    video.addEventListener(
      "error",
      end(() => reject(new Error("not playable"))),
      { once: true },
    );
  });
}
