import type { MetaDescriptor } from "react-router";
import { PRODUCT_NAME } from "#domain/brand.ts";

/** Search engines must not list pages that are for one person or for the team. */
const UNLISTED: MetaDescriptor = { name: "robots", content: "noindex" };

export const privateMeta = (title: string): MetaDescriptor[] => [
  { title: `${title} | ${PRODUCT_NAME}` },
  UNLISTED,
];

/** For pages whose address proves something or tells who talks to whom: it is sent to no other site. */
export const secretAddressMeta = (title: string): MetaDescriptor[] => [
  ...privateMeta(title),
  { name: "referrer", content: "same-origin" },
];

export const adminMeta = (title: string): MetaDescriptor[] => [
  { title: `${title} | Administração · ${PRODUCT_NAME}` },
  UNLISTED,
];
