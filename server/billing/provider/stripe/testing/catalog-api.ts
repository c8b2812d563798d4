import { z } from "zod";
import type { Books } from "./books.ts";
import { newPrice, newProduct } from "./catalog.ts";
import { find, Refusal } from "./refusal.ts";
import { read, whole } from "./wire.ts";

const newProductSchema = z.strictObject({ id: z.string(), name: z.string() });
const renamingSchema = z.strictObject({ name: z.string() });
const newPriceSchema = z.strictObject({
  product: z.string(),
  currency: z.literal("brl"),
  unit_amount: whole,
  recurring: z.strictObject({ interval: z.literal("month") }),
});

export function createProduct(books: Books, params: unknown): object {
  const { id, name } = read(newProductSchema, params);
  if (books.products.has(id)) throw new Refusal(400, "Product already exists.", "resource_already_exists");
  return newProduct(books, id, name);
}

export function updateProduct(books: Books, params: unknown, id: string): object {
  const product = find("product", books.products, id);
  product.name = read(renamingSchema, params).name;
  return product;
}

export function createPrice(books: Books, params: unknown): object {
  const { product, unit_amount: cents } = read(newPriceSchema, params);
  return newPrice(books, find("product", books.products, product).id, cents);
}
