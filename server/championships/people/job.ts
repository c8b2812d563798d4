import { z } from "zod";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import { feedCategory } from "./seasons.ts";
import { tellSuspended } from "./suspensions.ts";

/** The tables of a category were calculated: what its sheets say of people is told on. */
export const tellOfPeople = (categoryId: string): Promise<string> => enqueue(followPeople, { categoryId });

export const followPeople = defineJob({
  name: "championship-people",
  schema: z.object({ categoryId: z.string() }),
  handle: async ({ categoryId }) => {
    await feedCategory(categoryId);
    await tellSuspended(categoryId);
  },
});
