import { portraitUrl } from "#drawing/addresses.ts";
import type { FigurinhaContent } from "./card-element.ts";
import { productLayout, SIZES } from "./layouts.ts";
import { asDataUrl, drawingBytes, portraitFrom } from "./portrait.ts";
import { toJpeg } from "./raster.ts";

/** Nobody's figurinhas; the last lies on top. */
const INVENTED: readonly (FigurinhaContent & { imageUrl: string })[] = [
  {
    name: "Davi Nogueira",
    imageUrl: portraitUrl("compartilhar-davi", "m"),
    shirtNumber: 7,
    position: "Meia",
    category: "Sub-20",
    place: "Campinas, SP",
    featured: false,
    stats: { source: "declared", games: 28, goals: 6, assists: 14 },
  },
  {
    name: "Anna Beatriz",
    imageUrl: portraitUrl("compartilhar-anna", "f"),
    shirtNumber: 4,
    position: "Zagueira",
    category: "Sub-20",
    place: "Belém, PA",
    featured: false,
    stats: { source: "club", games: 31, goals: 3, assists: 2 },
  },
  {
    name: "Kauã Batista",
    imageUrl: portraitUrl("compartilhar-kaua", "m"),
    shirtNumber: 9,
    position: "Centroavante",
    category: "Sub-20",
    place: "Salvador, BA",
    featured: true,
    stats: { source: "match_sheet", games: 32, goals: 21, assists: 9 },
  },
];

export async function drawProductImage(): Promise<Buffer> {
  const athletes = await Promise.all(
    INVENTED.map(async ({ imageUrl, ...content }) => ({
      content,
      portrait: asDataUrl(await portraitFrom(drawn(imageUrl))),
    })),
  );
  return toJpeg(productLayout(athletes), SIZES.link);
}

function drawn(address: string) {
  const bytes = drawingBytes(address);
  return bytes && { bytes, crop: null };
}
