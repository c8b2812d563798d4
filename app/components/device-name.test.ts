import { expect, test } from "vitest";
import { addressName, deviceName } from "./device-name.ts";

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

test.each([
  ["2804:014d:5c00:0000:0000:0000:0000:0000", "Rede 2804:14d:5c00::"],
  ["203.0.113.7", "203.0.113.7"],
  ["0000:0000:0000:0000:0000:0000:0000:0000", "Este computador"],
  ["::1", "Este computador"],
  ["127.0.0.1", "Este computador"],
  ["192.168.0.12", "Rede local"],
  ["172.16.4.4", "Rede local"],
  ["172.15.4.4", "172.15.4.4"],
  ["10.1.1.1", "Rede local"],
  ["fe80:0000:0000:0000:0000:0000:0000:0000", "Rede local"],
  ["fd12:3456:0000:0000:0000:0000:0000:0000", "Rede local"],
  ["nada:disso", "Desconhecido"],
  ["", "Desconhecido"],
  [null, "Desconhecido"],
])("the address %j of a session reads %s", (address, name) => {
  expect(addressName(address)).toBe(name);
});
