import { Scissors } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#app/components/button.tsx";
import { formatDuration } from "#domain/dates.ts";
import { firstPart, longestPart, moveEnd, moveStart, planOf } from "./cut-plan.ts";
import type { CutSource, VideoPart } from "./cut-plan.ts";
import { formatMegabytes } from "./megabytes.ts";

interface CutterProps {
  file: File;
  source: CutSource;
  onCut: (part: VideoPart) => void;
  onClose: () => void;
}

/** Chooses the part of a large video that is encoded anew and sent. */
export function Cutter({ file, source, onCut, onClose }: CutterProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [part, setPart] = useState(() => firstPart(source));
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (video.current) video.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  const longest = longestPart(source);
  const show = (next: VideoPart, at: number) => {
    setPart(next);
    if (video.current) video.current.currentTime = at;
  };
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-control bg-paper p-4">
      {/* Floated, it stands inside of the box like the rest. */}
      <legend className="float-left font-semibold">Que parte você quer enviar?</legend>
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-6">
        <video
          ref={video}
          muted
          playsInline
          controls
          preload="metadata"
          aria-label="Parte escolhida"
          onTimeUpdate={({ currentTarget }) => {
            if (!currentTarget.paused && currentTarget.currentTime >= part.end) currentTarget.pause();
          }}
          className="aspect-video w-full rounded-control bg-ink"
        />
        <div className="grid content-start gap-3">
          <TimeRange
            label="Começo"
            value={part.start}
            most={Math.ceil(source.seconds)}
            onChange={(to) => {
              const next = moveStart(part, to, source);
              show(next, next.start);
            }}
          />
          <TimeRange
            label="Fim"
            value={part.end}
            most={Math.ceil(source.seconds)}
            onChange={(to) => {
              const next = moveEnd(part, to, source);
              show(next, next.end);
            }}
          />
          <p aria-live="polite" className="text-compact">
            <strong className="font-semibold">Parte de {formatDuration(part.end - part.start)}.</strong> O
            vídeo deve ficar com cerca de {formatMegabytes(planOf(source, part).bytes)}.
          </p>
          <p className="text-sm text-muted">
            {longest < source.seconds && `Cabem até ${formatDuration(longest)} de vídeo. `}O corte é feito
            neste aparelho: o resto não é enviado.
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button onClick={() => onCut(part)}>
          <Scissors aria-hidden="true" />
          Cortar e enviar
        </Button>
        <Button variant="text" onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </fieldset>
  );
}

function TimeRange({
  label,
  value,
  most,
  onChange,
}: {
  label: string;
  value: number;
  most: number;
  onChange: (to: number) => void;
}) {
  return (
    <label className="grid gap-1 font-semibold">
      <span className="flex items-baseline justify-between gap-4">
        {label}
        <span aria-hidden="true" className="tabular-nums">
          {formatDuration(value)}
        </span>
      </span>
      <input
        type="range"
        min={0}
        max={most}
        step={1}
        value={value}
        aria-valuetext={formatDuration(value)}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
        className="h-11 w-full accent-grass"
      />
    </label>
  );
}
