import { isIPv6 } from "node:net";

/**
 * What a limit counts as one client. Whoever has one IPv6 address has 2^64 of them, so the /64 network counts.
 * An IPv4 address that is written as IPv6 is the IPv4 address.
 */
export function networkOf(address: string): string {
  const [bare = ""] = address.toLowerCase().split("%", 1);
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join(".");
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":");
}

/** The eight numbers of an IPv6 address, however it is abbreviated. */
function groupsOf(address: string): number[] {
  const [head = "", tail] = address.split("::", 2);
  const before = numbersOf(head);
  if (tail === undefined) return before;
  const after = numbersOf(tail);
  return [...before, ...Array<number>(Math.max(0, 8 - before.length - after.length)).fill(0), ...after];
}

const numbersOf = (part: string): number[] =>
  part === ""
    ? []
    : part.split(":").flatMap((group) => (group.includes(".") ? pairOf(group) : parseInt(group, 16)));

/** The last two groups may be written as an IPv4 address. */
function pairOf(dotted: string): [number, number] {
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split(".").map(Number);
  return [a * 256 + b, c * 256 + d];
}
