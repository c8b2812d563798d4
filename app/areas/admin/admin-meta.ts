import type { MetaDescriptor } from "react-router";
import { PRODUCT_NAME } from "#domain/brand.ts";

/** Pages of the team are for nobody's search results. */
export const adminMeta = (title: string): MetaDescriptor[] => [
  { title: `${title} | Administração · ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
];
