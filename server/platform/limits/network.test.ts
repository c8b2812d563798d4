import { expect, test } from "vitest";
import { networkOf } from "./network.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:cb00:7107", "203.0.113.7"],
  ["0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["2001:0DB8:0000:0000:ffff::9", "2001:db8:0:0"],
  ["2001:db8:0:0:1:2:3:4", "2001:db8:0:0"],
  ["2001:db8:0:1::1", "2001:db8:0:1"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["::1", "0:0:0:0"],
  ["unknown", "unknown"],
  ["", ""],
])("%j counts as %j", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
