import { expect, test } from "vitest";
import { parseHandle } from "./social.ts";

test.each([
  ["instagram", "kaua.ribeiro", "@kaua.ribeiro"],
  ["instagram", " @kaua_9 ", "@kaua_9"],
  ["instagram", "https://www.instagram.com/kaua.ribeiro/?igsh=abc", "@kaua.ribeiro"],
  ["instagram", "instagram.com/kaua", "@kaua"],
  ["tiktok", "https://www.tiktok.com/@kaua/video/1", "@kaua"],
  ["youtube", "https://youtube.com/@kaua.gols", "@kaua.gols"],
  ["youtube", "https://www.youtube.com/c/KauaGols", "@KauaGols"],
] as const)("%s reads %j as %s", (network, text, handle) => {
  expect(parseHandle(network, text)).toBe(handle);
});

test.each([
  ["instagram", "https://tiktok.com/@kaua"],
  ["instagram", "https://evilinstagram.com/kaua"],
  ["instagram", "instagram.com"],
  ["instagram", "https://instagram.com/"],
  ["instagram", "me chama lá"],
  ["youtube", "https://youtube.com/%ff"],
  ["tiktok", "a"],
] as const)("%s refuses %j", (network, text) => {
  expect(parseHandle(network, text)).toBeNull();
});
