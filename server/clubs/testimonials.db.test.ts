import { expect, test } from "vitest";
import { SYSTEM, VISITOR } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { client } from "#server/platform/database/database.ts";
import { aClub, aVerifiedClub } from "#seed/factories/club.ts";
import { hide } from "./clubs.server.ts";
import { chooseNone, homeChoices, quoteOnHome, showAgain, writeForHome } from "./home-testimonial.server.ts";
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
    role: null,
  });
});

test("the home page names no family", async () => {
  const shown = { ...(await featuredTestimonial()), club: null };
  expect(JSON.stringify(shown)).toContain("Rosa");
  expect(JSON.stringify(shown)).not.toMatch(/Maria|Ribeiro/);
});

test("a club that the team hid is quoted no more", async () => {
  const before = await featuredTestimonial();
  expect(await hide(SYSTEM, before!.club!.id)).toMatchObject({ ok: true });
  expect((await featuredTestimonial())?.message).toBe("bom");
});

test("staff choose what the home page quotes, until whoever speaks takes it back", async () => {
  const club = await aVerifiedClub({
    testimonials: [said("parent", "escolhido"), said("athlete", "de atleta")],
  });
  const idOf = async (message: string) =>
    String(
      (await client().query("select id from club_testimonials where message = $1", [message])).rows[0].id,
    );
  expect(await quoteOnHome(SYSTEM, await idOf("de atleta"))).toEqual({ ok: false, error: "not_found" });
  expect(await quoteOnHome(VISITOR, await idOf("escolhido"))).toEqual({ ok: false, error: "not_found" });
  expectOk(await quoteOnHome(SYSTEM, await idOf("escolhido")));
  expect(await featuredTestimonial()).toMatchObject({ message: "escolhido", club: { id: club.id } });
  await client().query("update club_testimonials set state = 'withdrawn' where message = 'escolhido'");
  expect((await featuredTestimonial())?.message).toBe("bom");
});

test("what staff wrote down is shown until they choose something else, and can be shown again", async () => {
  const words = { name: "Helena Prates", role: "Coordenadora de base", message: "Um trabalho sério." };
  expectOk(await writeForHome(SYSTEM, words));
  expect(await featuredTestimonial()).toEqual({ ...words, image: null, club: null });
  expectOk(await chooseNone(SYSTEM));
  expect((await featuredTestimonial())?.message).toBe("bom");
  const [written] = (await homeChoices(SYSTEM)).written;
  expectOk(await showAgain(SYSTEM, written!.id));
  expect((await featuredTestimonial())?.message).toBe(words.message);
  expect(await homeChoices(VISITOR)).toEqual({ quotable: [], written: [] });
});
