import { Camera, Flashlight, FlashlightOff } from "lucide-react";
import { Button } from "#app/components/button.tsx";
import { cx } from "#app/components/class-names.ts";
import { useCamera } from "./use-camera.ts";

/** What the camera sees, with the frame that a ticket is held into. */
export function CameraView({ onCode }: { onCode: (text: string) => void }) {
  const { video, state, open, light, lit } = useCamera(onCode);
  const on = state === "on";
  return (
    <section aria-label="Câmera" className="on-dark relative grid min-h-48 bg-ink text-white">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a live picture without sound. */}
      <video
        ref={video}
        playsInline
        muted
        aria-label="Imagem da câmera"
        className={cx("h-[min(20rem,42vh)] w-full object-cover", !on && "hidden")}
      />
      {on ? (
        <Corners />
      ) : (
        <div className="grid content-center justify-items-center gap-3 px-6 py-8 text-center">
          {TEXTS[state] && <p className="max-w-[34ch]">{TEXTS[state]}</p>}
          {state !== "starting" && (
            <Button onDark onClick={open}>
              <Camera aria-hidden="true" />
              {state === "off" ? "Ligar a câmera" : "Tentar de novo"}
            </Button>
          )}
        </div>
      )}
      {light && (
        <button
          type="button"
          onClick={light}
          aria-pressed={lit}
          aria-label="Lanterna"
          className="absolute top-1 right-1 grid size-12 place-items-center rounded-control"
        >
          {lit ? <FlashlightOff aria-hidden="true" /> : <Flashlight aria-hidden="true" />}
        </button>
      )}
    </section>
  );
}

const TEXTS = {
  off: "Aponte para o código do ingresso, leia com um leitor de mão ou procure pelo nome.",
  starting: "Abrindo a câmera…",
  on: null,
  refused:
    "A câmera está bloqueada para este site. Libere nas configurações do navegador ou procure pelo nome.",
  missing: "Não encontramos uma câmera. Use um leitor de mão ou procure pelo nome.",
};

const CORNER = "absolute size-10 border-white";

const Corners = () => (
  <div
    className="pointer-events-none absolute inset-x-15 drop-shadow-[0_0_2px_var(--color-ink)] top-1/2 aspect-square max-h-[85%] -translate-y-1/2"
    aria-hidden="true"
  >
    <span className={cx(CORNER, "top-0 left-0 rounded-tl-xl border-t-4 border-l-4")} />
    <span className={cx(CORNER, "top-0 right-0 rounded-tr-xl border-t-4 border-r-4")} />
    <span className={cx(CORNER, "bottom-0 left-0 rounded-bl-xl border-b-4 border-l-4")} />
    <span className={cx(CORNER, "right-0 bottom-0 rounded-br-xl border-r-4 border-b-4")} />
  </div>
);
