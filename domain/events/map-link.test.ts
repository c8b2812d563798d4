import { expect, test } from "vitest";
import { knownMap, mapLink } from "./map-link.ts";

test.each([
  "https://maps.app.goo.gl/x1",
  "https://goo.gl/maps/x1",
  "https://www.google.com/maps/place/Campo",
  "https://www.google.com.br/maps?q=-12.9,-38.3",
  "https://maps.google.com/?q=Campo",
  "https://www.openstreetmap.org/way/1",
  "https://waze.com/ul?ll=-12,-38",
  "https://maps.apple.com/?q=Campo",
])("%s is a map", (address) => {
  expect(knownMap(address)).toBe(address);
});

test.each([
  "http://maps.app.goo.gl/x1",
  "https://goo.gl/x1",
  "https://google.com/url?q=https://evil.example",
  "https://maps.google.com/url?q=https://evil.example",
  "https://maps.google.com.evil.example/",
  "https://user:pw@maps.apple.com/",
  "https://maps.apple.com:8443/",
  "javascript:alert(1)",
  "waze.com/ul",
  "",
])("%s is none", (address) => {
  expect(knownMap(address)).toBeNull();
});

test("without a link the address is looked up", () => {
  const venue = { location: "Campo & Cia", city: "Recife", state: "PE" };
  expect(mapLink({ ...venue, mapUrl: null })).toBe(
    "https://www.openstreetmap.org/search?query=Campo%20%26%20Cia%2C%20Recife%2C%20PE",
  );
  expect(mapLink({ ...venue, mapUrl: "https://osm.org/go/x" })).toBe("https://osm.org/go/x");
});
