import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CategoryText } from "./category-text.tsx";

const together = (category: string) => `<span class="whitespace-nowrap">${category}</span>`;

test("a category keeps its number on its line, wherever it stands", () => {
  expect(renderToStaticMarkup(<CategoryText>Copa Sub-15 e Sub-17 de Recife</CategoryText>)).toBe(
    `Copa ${together("Sub-15")} e ${together("Sub-17")} de Recife`,
  );
  expect(renderToStaticMarkup(<CategoryText>Sub-9</CategoryText>)).toBe(together("Sub-9"));
  expect(renderToStaticMarkup(<CategoryText>Peneira de goleiros</CategoryText>)).toBe("Peneira de goleiros");
});
