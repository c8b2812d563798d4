import type Stripe from "stripe";
import { z } from "zod";
import { Refusal } from "./refusal.ts";

export type ApiList<T> = Stripe.ApiList<T>;

/** Everything arrives as text. */
export const whole = z.string().regex(/^\d+$/).transform(Number);
export const flag = z.enum(["true", "false"]).transform((text) => text === "true");
export const paging = {
  limit: whole.pipe(z.number().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
  expand: z.array(z.string()).default([]),
};

/** Refuses what it does not know, as Stripe does. */
export function read<T extends z.ZodType>(schema: T, params: unknown): z.output<T> {
  const parsed = schema.safeParse(params);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal(400, `${issue!.path.join(".")}: ${issue!.message}`, "parameter_unknown");
}
