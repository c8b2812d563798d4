import type { DeskAnswer } from "./desk.ts";

let audio: AudioContext | undefined;

/** Browsers make sound only after a touch or a key: the first one opens it. Returns how to stop waiting. */
export function allowSound(): () => void {
  const done = new AbortController();
  const open = () => {
    audio ??= new AudioContext();
    void audio.resume();
    done.abort();
  };
  for (const type of ["pointerdown", "keydown"])
    document.addEventListener(type, open, { signal: done.signal });
  return () => done.abort();
}

/** Whoever looks at the person and not at the screen hears and feels the answer. */
export function signal({ kind }: DeskAnswer): void {
  const entered = kind === "ok" || kind === "queued";
  // As with sound: refused, and complained about, before the first touch.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(entered ? 80 : [80, 80, 80]);
  if (entered) tone(880, 0.12);
  else tone(220, 0.35);
}

function tone(hertz: number, seconds: number): void {
  if (audio?.state !== "running") return;
  const now = audio.currentTime;
  const oscillator = new OscillatorNode(audio, { frequency: hertz });
  const volume = new GainNode(audio, { gain: 0.25 });
  // Without a fade the end of the tone clicks.
  volume.gain.setTargetAtTime(0, now + seconds - 0.03, 0.01);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(now);
  oscillator.stop(now + seconds);
}
