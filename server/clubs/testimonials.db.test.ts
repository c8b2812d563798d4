import { expect, test } from "vitest";
import { SYSTEM } from "#domain/identity/actor.ts";
import { aClub, aVerifiedClub } from "#seed/factories/club.ts";
import { hide } from "./clubs.server.ts";
import { featuredTestimonial } from "./testimonials.ts";

const said = (type: "parent" | "athlete", message: string) => ({
  name: "Rosa Maria Ribeiro",
  type,
  message,
});

test("the home page quotes a parent of a verified club, a highlighted one first, and no athlete", async () => {
  expect(await featuredTestimonial()).toBeNull();
  await aClub({ testimonials: [said("parent", "não verificado")] });
  await aVerifiedClub({ testimonials: [said("athlete", "atleta")] });
  expect(await featuredTestimonial()).toBeNull();
  await aVerifiedClub({ testimonials: [said("parent", "bom")] });
  expect(await featuredTestimonial()).toMatchObject({ message: "bom" });
  const club = await aVerifiedClub({ highlighted: true, testimonials: [said("parent", "ótimo")] });
  expect(await featuredTestimonial()).toEqual({
    name: "Rosa",
    message: "ótimo",
    image: null,
    club: { id: club.id, name: club.name },
  });
});

test("the home page names no family", async () => {
  expect(JSON.stringify(await featuredTestimonial())).not.toMatch(/Maria|Ribeiro/);
});

test("a club that the team hid is quoted no more", async () => {
  const before = await featuredTestimonial();
  expect(await hide(SYSTEM, before!.club.id)).toMatchObject({ ok: true });
  expect((await featuredTestimonial())?.message).toBe("bom");
});
