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
  const look = createMemoryReturn({ underWay: () => working, answered: () => 0 }, of);
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
  const look = createMemoryReturn({ underWay: () => looks % 2, answered: () => 0 }, of);
  heap.size = 120;
  for (; looks < 4; looks += 2) look();
  heap.size = 300;
  for (looks = 5; looks < 10; looks++) look();
  expect(heap.collected).toBe(0);
});

test("cached pages are work although none is under way, and health checks are not", () => {
  const { heap, of } = heapOf(100);
  let answered = 0;
  const look = createMemoryReturn({ underWay: () => 0, answered: () => answered }, of);
  heap.size = 300;
  for (let looks = 0; looks < 4; looks++) {
    answered += 5000;
    look();
  }
  expect(heap.collected).toBe(0);
  for (let looks = 0; looks < 2; looks++) {
    answered += 2;
    look();
  }
  expect(heap.collected).toBe(1);
});
