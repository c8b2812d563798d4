import { expect, test } from "vitest";
import { VISITOR } from "#domain/identity/actor.ts";
import { aClub, aVerifiedClub } from "#seed/factories/club.ts";
import { featuredTestimonial } from "./testimonials.server.ts";

const said = (type: "parent" | "athlete", message: string) => ({ name: "Rosa", type, message });

test("the home page quotes a parent of a verified club, a highlighted one first, and no athlete", async () => {
  expect(await featuredTestimonial(VISITOR)).toBeNull();
  await aClub({ testimonials: [said("parent", "não verificado")] });
  await aVerifiedClub({ testimonials: [said("athlete", "atleta")] });
  expect(await featuredTestimonial(VISITOR)).toBeNull();
  await aVerifiedClub({ testimonials: [said("parent", "bom")] });
  expect(await featuredTestimonial(VISITOR)).toMatchObject({ message: "bom" });
  const club = await aVerifiedClub({ highlighted: true, testimonials: [said("parent", "ótimo")] });
  expect(await featuredTestimonial(VISITOR)).toEqual({
    name: "Rosa",
    message: "ótimo",
    image: null,
    club: { id: club.id, name: club.name },
  });
});
