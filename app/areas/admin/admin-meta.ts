import type { MetaDescriptor } from "react-router";
import { PRODUCT_NAME } from "#domain/brand.ts";

/** Search engines must not list the admin area. */
export const adminMeta = (title: string): MetaDescriptor[] => [
  { title: `${title} | Administração · ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
];
