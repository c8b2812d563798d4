import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { drawnPicture, type Picture as PictureData } from "#domain/media/picture.ts";
import { Picture } from "./picture.tsx";

const PHOTO: PictureData = {
  ...drawnPicture("p", ""),
  drawing: null,
  width: 900,
  height: 1600,
  colour: "#1f5fd6",
  widths: [320, 640],
};
const shown = (picture: PictureData) =>
  renderToStaticMarkup(<Picture picture={picture} alt="Gol" sizes="100vw" />);

test("a picture offers its widths, has its size, and its main colour stands there until it has loaded", () => {
  const html = shown(PHOTO);
  expect(html).toContain('srcSet="/midia/p/320.webp 320w, /midia/p/640.webp 640w"');
  expect(html).toContain('src="/midia/p/640.webp"');
  expect(html).toContain('width="900" height="1600"');
  expect(html).toContain('fill="#1f5fd6"');
  expect(html).not.toContain("avif");
});

test("AVIF is offered first where it is there", () => {
  const html = shown({ ...PHOTO, avif: true });
  expect(html).toMatch(/<source type="image\/avif" srcSet="\/midia\/p\/320.avif 320w.*<img/);
});

test("without files there is a box in the main colour, and a drawing of ours has one address", () => {
  expect(shown({ ...PHOTO, widths: [] })).not.toContain("<img");
  const drawn = shown(drawnPicture("p", "/desenhos/jogo/x.svg"));
  expect(drawn).toContain('src="/desenhos/jogo/x.svg"');
  expect(drawn).not.toContain("srcSet");
});
