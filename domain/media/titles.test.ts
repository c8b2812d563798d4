import { expect, test } from "vitest";
import { mediaTitleSchema } from "./schemas.ts";
import { storedTitle, titleFromFileName } from "./titles.ts";

test.each([
  ["Gols contra o Vale Verde.mp4", "Gols contra o Vale Verde"],
  ["IMG_2041.JPG", "IMG_2041"],
  ["jogo.final.mov", "jogo.final"],
  ["../../etc/passwd.png", "passwd"],
  ["C:\\fotos\\treino.webp", "treino"],
  ["sem ending", "sem ending"],
  [".mp4", ""],
  ["a\u202Egpj.mp4", "agpj"],
])("the file %j is titled %j", (name, title) => {
  expect(titleFromFileName(name)).toBe(title);
});

test("an empty title becomes 'Novo Vídeo' for a video and stays empty for a photo", () => {
  expect(storedTitle("  \n ", "video")).toBe("Novo Vídeo");
  expect(storedTitle("", "photo")).toBe("");
  expect(storedTitle(" Gol  de\tfalta ", "video")).toBe("Gol de falta");
});

test("a stored title is never longer than the column, counted in letters", () => {
  expect(Array.from(storedTitle("⚽".repeat(200), "photo"))).toHaveLength(120);
  expect(mediaTitleSchema.safeParse("⚽".repeat(120)).success).toBe(true);
  expect(mediaTitleSchema.safeParse("a".repeat(121)).success).toBe(false);
});
