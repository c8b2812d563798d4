import { expect, test } from "vitest";
import { VISITOR, type Member } from "#domain/identity/actor.ts";
import type { ProfileType } from "#domain/identity/roles.ts";
import { bannersFor, bannerState, nextBannerChange } from "./banners.ts";
import type { BannerAudience } from "./choices.ts";

const at = (text: string) => Temporal.Instant.from(`2026-11-19T${text}Z`);
const NOON = at("12:00:00");

const member = (type: ProfileType | null): Member => ({
  kind: "member",
  userId: "u",
  role: "user",
  profile: type && { id: "p", type, profileId: null },
});

test("a notice is shown from its first moment to its last, the last one left out", () => {
  const banner = { from: at("12:00:00"), until: at("13:00:00") };
  expect(bannerState(banner, at("11:59:59"))).toBe("waiting");
  expect(bannerState(banner, NOON)).toBe("shown");
  expect(bannerState(banner, at("12:59:59"))).toBe("shown");
  expect(bannerState(banner, at("13:00:00"))).toBe("over");
  expect(bannerState({ from: NOON, until: null }, at("23:00:00"))).toBe("shown");
});

test.each<[BannerAudience, readonly (ProfileType | "visitor" | "none")[]]>([
  ["everyone", ["visitor", "none", "athlete", "club"]],
  ["visitors", ["visitor"]],
  ["members", ["none", "athlete", "club"]],
  ["clubs", ["club"]],
  ["organisers", ["championship"]],
])("a notice for %s is read by nobody else", (audience, readers) => {
  const banner = { audience, from: at("11:00:00"), until: null };
  for (const who of ["visitor", "none", "athlete", "club", "guardian", "championship"] as const) {
    const actor = who === "visitor" ? VISITOR : member(who === "none" ? null : who);
    const meant =
      readers.includes(who) || audience === "everyone" || (audience === "members" && who !== "visitor");
    expect(bannersFor([banner], actor, NOON), who).toHaveLength(meant ? 1 : 0);
  }
});

test("of many, the two newest are shown", () => {
  const banners = ["09", "11", "10"].map((hour) => ({
    audience: "everyone" as const,
    from: at(`${hour}:00:00`),
    until: null,
  }));
  expect(bannersFor(banners, VISITOR, NOON).map(({ from }) => from.toString())).toEqual([
    "2026-11-19T11:00:00Z",
    "2026-11-19T10:00:00Z",
  ]);
});

test("a page is out of date when the next notice begins or ends, whichever is first", () => {
  const shown = { from: at("11:00:00"), until: at("14:00:00") };
  expect(nextBannerChange([shown], NOON)).toEqual(at("14:00:00"));
  expect(nextBannerChange([shown, { from: at("13:00:00"), until: null }], NOON)).toEqual(at("13:00:00"));
  expect(nextBannerChange([{ from: at("11:00:00"), until: null }], NOON)).toBeNull();
});
