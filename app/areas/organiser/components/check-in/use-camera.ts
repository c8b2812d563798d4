import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createQrReader } from "../../check-in/qr-reader.ts";
import { createRepeatGuard } from "../../check-in/repeat-guard.ts";

type CameraState = "off" | "starting" | "on" | "refused" | "missing";

/** Between two pictures: quick enough for a hand, slow enough for a cheap phone. */
const LOOK_EVERY_MS = 150;

/** The light of a phone's camera is not in the language's own types. */
type Torch = { torch?: boolean };

/** The camera while the page is looked at. `onCode` hears each code once while it stays in the picture. */
export function useCamera(onCode: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [wanted, setWanted] = useState(false);
  const [state, setState] = useState<CameraState>("off");
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const [lit, setLit] = useState(false);
  const hear = useEffectEvent(onCode);

  // Whoever allowed it before is not asked again: the camera opens with the page.
  useEffect(() => {
    void mayUseCamera().then((may) => may && setWanted(true));
  }, []);

  const visible = useVisible();
  useEffect(() => {
    if (!wanted || !visible) return undefined;
    const over = new AbortController();
    const opened = openCamera(video.current, over.signal, {
      onState: setState,
      onTrack: setTrack,
      onCode: (text) => hear(text),
    });
    return () => {
      over.abort();
      setTrack(null);
      setLit(false);
      setState("off");
      void opened.then((stream) => stream?.getTracks().forEach((one) => one.stop()));
    };
  }, [wanted, visible]);

  const light = async () => {
    try {
      await track?.applyConstraints({ advanced: [{ torch: !lit } as Torch as MediaTrackConstraintSet] });
      setLit(!lit);
    } catch {
      // Some phones name a light that they cannot switch.
    }
  };

  const canLight = track !== null && (track.getCapabilities?.() as Torch | undefined)?.torch === true;
  return { video, state, open: () => setWanted(true), light: canLight ? () => void light() : null, lit };
}

interface Told {
  onState: (state: CameraState) => void;
  onTrack: (track: MediaStreamTrack | null) => void;
  onCode: (text: string) => void;
}

async function openCamera(
  video: HTMLVideoElement | null,
  signal: AbortSignal,
  { onState, onTrack, onCode }: Told,
): Promise<MediaStream | null> {
  onState("starting");
  try {
    const [stream, reader] = await Promise.all([
      navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } }),
      createQrReader(),
    ]);
    if (signal.aborted || !video) return stream;
    video.srcObject = stream;
    await video.play();
    onState("on");
    onTrack(stream.getVideoTracks()[0] ?? null);
    void look(video, reader, signal, onCode);
    return stream;
  } catch (error) {
    if (!signal.aborted) onState(isRefusal(error) ? "refused" : "missing");
    return null;
  }
}

async function look(
  video: HTMLVideoElement,
  reader: Awaited<ReturnType<typeof createQrReader>>,
  signal: AbortSignal,
  onCode: (text: string) => void,
): Promise<void> {
  const isNew = createRepeatGuard();
  while (!signal.aborted) {
    // A picture that cannot be read is followed by the next one.
    const texts = await reader.read(video).catch(() => []);
    for (const text of texts) if (!signal.aborted && isNew(text, Date.now())) onCode(text);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "NotAllowedError";

/** Not every browser says it. */
async function mayUseCamera(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: "camera" })).state === "granted";
  } catch {
    return false;
  }
}

function useVisible(): boolean {
  const [visible, setVisible] = useState(true);
  useEffect(() => {
    const follow = () => setVisible(document.visibilityState === "visible");
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => document.removeEventListener("visibilitychange", follow);
  }, []);
  return visible;
}
