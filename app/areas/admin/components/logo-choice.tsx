import { LogoField } from "#app/components/logo-field.tsx";
import { LogoPicture } from "#app/components/picture.tsx";
import type { Picture } from "#domain/media/picture.ts";

/** The logo that is there, and a file to put in its place. */
export const LogoChoice = ({
  logo,
  error,
}: {
  logo: Picture | null | undefined;
  error: string | undefined;
}) => (
  <div className="flex flex-wrap items-end gap-4 sm:col-span-2">
    {logo && (
      <LogoPicture
        logo={logo}
        alt="Logo atual"
        size={72}
        className="size-18 rounded-control border border-line bg-card object-contain p-1"
      />
    )}
    <LogoField label={logo ? "Trocar o logo" : "Logo"} error={error} className="min-w-0 grow basis-64" />
  </div>
);
