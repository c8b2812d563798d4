import { expect, test } from "vitest";
import {
  isBusy,
  nextToSend,
  progressOf,
  stopsByLeaving,
  totalsOf,
  type UploadItem,
  type UploadState,
} from "./upload-items.ts";

const item = (state: UploadState, sent = 0, bytes = 100): UploadItem => ({
  key: `${state}${sent}`,
  kind: "video",
  title: "Gol",
  bytes,
  sent,
  state,
  seconds: null,
  preview: null,
  lost: false,
  cuttable: false,
  cutPercent: 0,
  problem: null,
  id: null,
});

test("at most two files are sent at once, in the order they were chosen", () => {
  expect(
    nextToSend([item("waiting", 1), item("waiting", 2), item("waiting", 3)]).map(({ sent }) => sent),
  ).toEqual([1, 2]);
  expect(nextToSend([item("sending"), item("paused"), item("waiting", 2), item("waiting", 3)])).toHaveLength(
    1,
  );
  expect(nextToSend([item("sending"), item("sending"), item("waiting")])).toEqual([]);
});

test("progress is 100 when all bytes arrived, and 0 for a refused file", () => {
  expect(progressOf(item("sending", 62))).toBe(62);
  expect(progressOf(item("sending", 100))).toBe(99);
  expect(progressOf(item("processing", 100))).toBe(100);
  expect(progressOf(item("done", 100))).toBe(100);
  expect(progressOf(item("error", 40))).toBe(0);
  expect(progressOf({ ...item("cutting"), cutPercent: 42 })).toBe(42);
  expect(progressOf(item("waiting", 0, 0))).toBe(0);
});

test("the total leaves out refused files and those that are being cut", () => {
  expect(
    totalsOf([item("done", 100), item("sending", 48), item("error", 0, 900), item("cutting", 0, 900)]),
  ).toEqual({
    files: 2,
    arrived: 1,
    bytes: 200,
    sent: 148,
  });
});

test("closing the page is asked about only while something is being sent or cut", () => {
  expect(stopsByLeaving([item("sending")])).toBe(true);
  expect(stopsByLeaving([item("waiting")])).toBe(true);
  expect(stopsByLeaving([item("cutting")])).toBe(true);
  expect(stopsByLeaving([item("paused"), item("processing"), item("done"), item("error")])).toBe(false);
  expect(isBusy([item("cutting")])).toBe(false);
});
