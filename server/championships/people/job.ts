import { z } from "zod";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import { tellOfUnplayed } from "../matches/unplayed-notices.ts";
import { feedCategory } from "./seasons.ts";
import { tellSuspended } from "./suspensions.ts";

/** The tables of a category were calculated: what follows for people and teams is told on. */
export const tellOfPeople = (categoryId: string): Promise<string> => enqueue(followPeople, { categoryId });

export const followPeople = defineJob({
  name: "championship-people",
  schema: z.object({ categoryId: z.string() }),
  handle: async ({ categoryId }) => {
    await feedCategory(categoryId);
    await tellSuspended(categoryId);
    await tellOfUnplayed(categoryId);
  },
});
