const MOST_MS = 8000;

/** How long a video is, as the browser reads it; null where it cannot, as with HEVC in most browsers. */
export function videoSeconds(file: File): Promise<number | null> {
  return new Promise((resolve) => {
    const url = URL.createObjectURL(file);
    const video = document.createElement("video");
    const answer = (seconds: number | null) => {
      clearTimeout(timer);
      video.removeAttribute("src");
      URL.revokeObjectURL(url);
      resolve(seconds);
    };
    const timer = setTimeout(() => answer(null), MOST_MS);
    video.preload = "metadata";
    video.muted = true;
    video.addEventListener("loadedmetadata", () =>
      answer(Number.isFinite(video.duration) ? Math.round(video.duration) : null),
    );
    video.addEventListener("error", () => answer(null));
    video.src = url;
  });
}
