import { expect, test } from "vitest";
import { xmlFault } from "#drawing/testing/well-formed.ts";
import { drawQr, qrSvg } from "./qr.ts";

test("the code has its three corner marks and a quiet zone of four modules", () => {
  const { size, path } = drawQr("https://joiadabase.com.br/a/kaua-ribeiro");
  for (const [x, y] of [
    [0, 0],
    [size - 1, 0],
    [0, size - 1],
  ])
    expect(path).toContain(`M${x} ${y}h1v1h-1z`);
  expect(path).not.toContain(`M${size - 1} ${size - 1}h1v1h-1zM${size - 1} ${size - 2}`);
  const svg = qrSvg("https://joiadabase.com.br/a/kaua-ribeiro");
  expect(xmlFault(svg)).toBeNull();
  expect(svg).toContain(`viewBox="-4 -4 ${size + 8} ${size + 8}"`);
});
