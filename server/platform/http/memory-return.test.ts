import { expect, test } from "vitest";
import { createMemoryReturn } from "./memory-return.ts";

function heapOf(bytes: number) {
  const heap = { size: bytes, collected: 0 };
  return {
    heap,
    of: {
      bytes: () => heap.size,
      collect: () => {
        heap.collected++;
        heap.size = bytes;
      },
    },
  };
}

test("memory that a rush took is given back once nobody is there, and only once", () => {
  const { heap, of } = heapOf(100);
  let working = 3;
  const look = createMemoryReturn(() => working, of);
  heap.size = 300;
  look();
  look();
  expect(heap.collected).toBe(0);
  working = 0;
  look();
  expect(heap.collected).toBe(0);
  look();
  look();
  look();
  expect(heap).toEqual({ size: 100, collected: 1 });
});

test("a little growth is left alone, and so is a process that is busy at every other look", () => {
  const { heap, of } = heapOf(100);
  let looks = 0;
  const look = createMemoryReturn(() => looks % 2, of);
  heap.size = 120;
  for (; looks < 4; looks += 2) look();
  heap.size = 300;
  for (looks = 5; looks < 10; looks++) look();
  expect(heap.collected).toBe(0);
});
