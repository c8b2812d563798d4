import { useRef, useState } from "react";
import { Button, SubmitButton } from "#app/components/button.tsx";
import { FieldError } from "#app/components/field.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { formatDuration } from "#domain/dates.ts";
import { chosenFrame } from "./video-facts.ts";

interface PosterChooserProps {
  id: string;
  /** Where its owner watches the video. */
  src: string;
  /** Browsers play it. */
  playable: boolean;
  answer?: Refused;
}

/** Chooses the frame that stands for a video. Without script, or where the browser cannot play it, a picture is sent. */
export function PosterChooser({ id, src, playable, answer }: PosterChooserProps) {
  const video = useRef<HTMLVideoElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [duration, setDuration] = useState(0);
  const [at, setAt] = useState(0);
  const [failed, setFailed] = useState(!playable);
  const [taking, setTaking] = useState(false);
  const take = async () => {
    setTaking(true);
    const frame = video.current && (await chosenFrame(video.current));
    setTaking(false);
    if (!frame || !field.current) return setFailed(true);
    const files = new DataTransfer();
    files.items.add(new File([frame], "quadro.jpg", { type: "image/jpeg" }));
    field.current.files = files.files;
    field.current.form?.requestSubmit(button.current);
  };
  return (
    <div className="grid gap-4">
      {!failed && (
        <div className="grid gap-3 noscript:hidden">
          <video
            ref={video}
            muted
            playsInline
            preload="metadata"
            src={src}
            aria-label="Quadro escolhido"
            onLoadedMetadata={({ currentTarget }) => setDuration(currentTarget.duration)}
            onError={() => setFailed(true)}
            className="max-h-[24rem] w-full rounded-control bg-ink"
          />
          <label className="grid gap-1 font-semibold">
            Momento do vídeo
            <input
              type="range"
              min={0}
              max={duration || 1}
              step={0.1}
              value={at}
              aria-valuetext={formatDuration(Math.floor(at))}
              onChange={({ currentTarget }) => {
                setAt(currentTarget.valueAsNumber);
                if (video.current) video.current.currentTime = currentTarget.valueAsNumber;
              }}
              className="h-11 w-full accent-grass"
            />
          </label>
          <Button className="justify-self-start" disabled={taking} onClick={() => void take()}>
            Usar este quadro
          </Button>
        </div>
      )}
      <PostForm
        encType="multipart/form-data"
        className={failed ? "grid gap-3" : "hidden gap-3 noscript:grid"}
      >
        <input type="hidden" name="id" value={id} />
        <label className="grid gap-1.5 font-semibold">
          Imagem da capa
          <span className="text-sm font-normal text-muted">JPG, PNG ou WEBP, até 2MB.</span>
          <input
            ref={field}
            type="file"
            name="frame"
            accept="image/jpeg,image/png,image/webp"
            className="w-full rounded-control border-2 border-dashed border-edge bg-card p-2 text-compact font-normal file:mr-4 file:min-h-10 file:cursor-pointer file:rounded-control file:border-2 file:border-ink file:bg-transparent file:px-4 file:font-bold"
          />
        </label>
        <SubmitButton ref={button} intent="quadro" className="justify-self-start">
          Usar esta imagem
        </SubmitButton>
      </PostForm>
      {answer?.fields["frame"] && <FieldError>{answer.fields["frame"]}</FieldError>}
    </div>
  );
}
