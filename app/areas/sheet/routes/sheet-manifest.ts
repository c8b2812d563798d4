import { data } from "react-router";
import { PRODUCT_NAME } from "#domain/brand.ts";
import type { Route } from "./+types/sheet-manifest.ts";

const TOKEN = /^[\w-]{10,64}$/;

/**
 * What a phone reads when the sheet is put on its home screen: the icon opens this sheet and not the product's first
 * page. It says nothing of the match, nor whether there is one.
 */
export function loader({ params }: Route.LoaderArgs) {
  const { token } = params;
  if (!TOKEN.test(token)) throw data("Página não encontrada", 404);
  const page = `/sumula/${token}`;
  const manifest = {
    id: page,
    name: `Súmula · ${PRODUCT_NAME}`,
    short_name: "Súmula",
    lang: "pt-BR",
    dir: "ltr",
    start_url: page,
    scope: page,
    display: "standalone",
    theme_color: "#073d27",
    background_color: "#faf7ef",
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: "any",
    })),
  };
  return Response.json(manifest, {
    headers: {
      "content-type": "application/manifest+json",
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex, nofollow",
    },
  });
}
