import { FieldError } from "#app/components/field.tsx";
import type { FormState } from "./form-state.ts";

export interface SceneChoice {
  value: string;
  label: string;
  url: string;
}

/** One of our drawings: no photo of a child is needed to announce an event. */
export function SceneField({ field, scenes }: FormState & { scenes: readonly SceneChoice[] }) {
  const { id, defaultValue, error } = field("scene");
  return (
    <fieldset id={id} className="grid gap-2">
      <legend className="sr-only">Imagem do evento</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {scenes.map(({ value, label, url }) => (
          <label
            key={value}
            className="relative grid cursor-pointer gap-1.5 overflow-hidden rounded-control border-2 border-edge bg-card pb-2 text-center text-compact font-semibold has-checked:border-ink has-checked:bg-canary-tint has-focus-visible:outline-3 has-focus-visible:outline-sky"
          >
            <input
              type="radio"
              name="scene"
              value={value}
              defaultChecked={value === defaultValue}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <img
              src={url}
              alt=""
              width={320}
              height={180}
              loading="lazy"
              className="aspect-video w-full object-cover"
            />
            {label}
          </label>
        ))}
      </div>
      <p className="text-compact text-muted">
        Depois de salvar, você pode enviar uma imagem sua na página do evento.
      </p>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
