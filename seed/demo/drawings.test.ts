import { expect, test } from "vitest";
import { drawingAt } from "#drawing/addresses.ts";
import { demoAthletes } from "./athletes.ts";
import { demoClubs } from "./club-inputs.ts";
import { demoEvents } from "./events.ts";
import { demoSponsors } from "./sponsors.ts";

const today = Temporal.PlainDate.from("2026-11-15");

test("every picture of the demo data is one that we draw", () => {
  const athletes = demoAthletes(today).map(({ input }) => input);
  const clubs = demoClubs(today).map(({ input }) => input);
  const urls = [
    ...athletes.flatMap(({ portrait }) => portrait ?? []),
    ...athletes.flatMap((athlete) => athlete.gallery!.map((photo) => photo.drawing!)),
    ...[...athletes, ...clubs].flatMap((owner) => (owner.videos ?? []).map((video) => video.drawing!)),
    ...clubs.map((club) => club.crest!),
    ...clubs.flatMap((club) => (club.testimonials ?? []).map((testimonial) => testimonial.image!)),
    ...demoEvents(today).map(({ input }) => input.imageUrl!),
    ...demoSponsors(today).map((sponsor) => sponsor.crest!),
  ];
  for (const url of urls) {
    const [, kind, file] = /^\/desenhos\/([a-z]+)\/(.+)$/.exec(url) ?? [];
    expect(drawingAt(kind!, decodeURIComponent(file!)), url).toMatch(/^<svg/);
  }
});
