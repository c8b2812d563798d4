import { useId, useState, type KeyboardEvent, type PointerEvent } from "react";
import { SubmitButton } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { cropAt, positionOf, SMALLEST_CROP, type CropPosition } from "#domain/media/crop.ts";
import { largestAddress, type Picture } from "#domain/media/picture.ts";

interface CropperProps {
  picture: Picture;
  id: string;
  answer?: Refused;
}

/**
 * Chooses the square that the figurinha shows. Three numbers say it, which work without script; dragging and the arrow
 * keys only change the numbers.
 */
export function Cropper({ picture, id, answer }: CropperProps) {
  const size = { width: picture.width ?? 1, height: picture.height ?? 1 };
  const [typed, setTyped] = useState(() => answer?.typed ?? textOf(positionOf(picture.crop, size)));
  const position: CropPosition = {
    size: clamp(numberIn(typed["size"]), SMALLEST_CROP),
    left: clamp(numberIn(typed["left"]), 0),
    top: clamp(numberIn(typed["top"]), 0),
  };
  const hint = useId();
  const field = (name: keyof CropPosition, label: string, least: number) => (
    <InputField
      label={label}
      name={name}
      type="number"
      inputMode="decimal"
      min={least}
      max={100}
      step="any"
      value={typed[name] ?? ""}
      onChange={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
      error={answer?.fields[name]}
      keep={false}
      required
    />
  );
  return (
    <PostForm className="grid gap-4">
      <input type="hidden" name="id" value={id} />
      <CropFrame
        picture={picture}
        size={size}
        position={position}
        onMove={(next) => setTyped(textOf(next))}
        hint={hint}
      />
      <p id={hint} className="text-sm text-muted">
        Arraste o quadro, ou mova com as setas do teclado (+ e − mudam o tamanho).
      </p>
      <div className="grid grid-cols-3 gap-3">
        {field("size", "Tamanho (%)", SMALLEST_CROP)}
        {field("left", "Para a direita (%)", 0)}
        {field("top", "Para baixo (%)", 0)}
      </div>
      <SubmitButton intent="recortar" className="justify-self-start">
        Salvar recorte
      </SubmitButton>
    </PostForm>
  );
}

interface Size {
  width: number;
  height: number;
}

function CropFrame({
  picture,
  size,
  position,
  onMove,
  hint,
}: {
  picture: Picture;
  size: Size;
  position: CropPosition;
  onMove: (position: CropPosition) => void;
  hint: string;
}) {
  const crop = cropAt(position, size);
  const box = {
    x: crop.x * size.width,
    y: crop.y * size.height,
    width: crop.width * size.width,
    height: crop.height * size.height,
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1) return;
    const shown = event.currentTarget.getBoundingClientRect();
    onMove({
      ...position,
      left: moved(position.left, event.movementX / shown.width, 1 - crop.width),
      top: moved(position.top, event.movementY / shown.height, 1 - crop.height),
    });
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    onMove({
      size: clamp(position.size + (step.size ?? 0), SMALLEST_CROP),
      left: clamp(position.left + (step.left ?? 0), 0),
      top: clamp(position.top + (step.top ?? 0), 0),
    });
  };
  const line = Math.max(size.width, size.height) / 160;
  return (
    <button
      type="button"
      aria-label="Quadro da figurinha"
      aria-describedby={hint}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
      className="cursor-move touch-none justify-self-center overflow-hidden rounded-control bg-ink noscript:hidden"
    >
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        width={size.width}
        height={size.height}
        aria-hidden="true"
        className="h-auto max-h-[28rem] w-auto max-w-full"
      >
        <image href={largestAddress(picture) ?? undefined} width={size.width} height={size.height} />
        <path
          d={`M0 0H${size.width}V${size.height}H0Z M${box.x} ${box.y}V${box.y + box.height}H${box.x + box.width}V${box.y}Z`}
          className="fill-ink/60"
          fillRule="evenodd"
        />
        <rect {...box} fill="none" className="stroke-canary" strokeWidth={line} />
      </svg>
    </button>
  );
}

const textOf = ({ size, left, top }: CropPosition): Record<string, string> => ({
  size: String(size),
  left: String(left),
  top: String(top),
});

const numberIn = (text: string | undefined): number => Number((text ?? "").replace(",", ".") || NaN);

const STEPS: Readonly<Record<string, Partial<CropPosition>>> = {
  ArrowLeft: { left: -2 },
  ArrowRight: { left: 2 },
  ArrowUp: { top: -2 },
  ArrowDown: { top: 2 },
  "+": { size: 5 },
  "=": { size: 5 },
  "-": { size: -5 },
};

/** Where the square fills the whole side, it cannot move along it. */
const moved = (at: number, by: number, room: number): number =>
  room < 0.001 ? at : clamp(at + (by * 100) / room, 0);

const clamp = (value: number, least: number): number =>
  Number.isFinite(value) ? Math.round(Math.min(100, Math.max(least, value)) * 10) / 10 : least;
