import { expect, test } from "vitest";
import { deviceName, shortAddress } from "./device-name.ts";

test.each([
  [
    "Mozilla/5.0 (Linux; Android 14; SM-A156M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
    "Chrome no Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    "Safari no iPhone",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0",
    "Edge no Windows",
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox no Mac"],
  ["curl/8.5.0", "Navegador"],
])("%s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test("a device that said nothing is unknown", () => {
  expect(deviceName(null)).toBe("Aparelho desconhecido");
});

test("addresses are shown in their short form", () => {
  expect(shortAddress("2804:014d:5c00:0000:0000:0000:0000:0000")).toBe("2804:14d:5c00::");
  expect(shortAddress("203.0.113.7")).toBe("203.0.113.7");
  expect(shortAddress(null)).toBe("–");
});
