import { z } from "zod";
import { AUDIENCES } from "#domain/billing/audiences.ts";

export const plan = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    description: z.string().nullable(),
    features: z.array(z.string()),
    priceCents: z.int().meta({ description: "Por mês, em centavos de real." }),
    audience: z.enum(AUDIENCES),
  })
  .meta({ id: "Plan" });

export const planList = z.strictObject({ data: z.array(plan) }).meta({ id: "PlanList" });

export type ApiPlan = z.infer<typeof plan>;
