import { expect, test } from "vitest";
import { bannerSchema } from "./banner-schema.ts";

const form = {
  text: "Manutenção no domingo.",
  tone: "warning",
  audience: "everyone",
  fromDay: "20/11/2026",
  fromHour: "22:00",
  untilDay: "21/11/2026",
  untilHour: "02:30",
  link: "/planos",
  linkLabel: "Ver planos",
};
const problems = (change: object) =>
  Object.fromEntries(
    bannerSchema
      .safeParse({ ...form, ...change })
      .error?.issues.map(({ path, message }) => [path[0], message]) ?? [],
  );

test("times are those of São Paulo; without an end day the notice has no end", () => {
  expect(bannerSchema.parse(form)).toEqual({
    text: "Manutenção no domingo.",
    tone: "warning",
    audience: "everyone",
    link: "/planos",
    linkLabel: "Ver planos",
    from: Temporal.Instant.from("2026-11-21T01:00:00Z"),
    until: Temporal.Instant.from("2026-11-21T05:30:00Z"),
    dismissible: false,
  });
  expect(bannerSchema.parse({ ...form, untilDay: "", untilHour: "" }).until).toBeNull();
});

test("what is wrong is said beside its field", () => {
  expect(problems({ untilDay: "20/11/2026", untilHour: "21:00" })).toEqual({
    untilDay: "O fim precisa vir depois do começo.",
  });
  expect(problems({ fromDay: "31/02/2026" })).toEqual({
    fromDay: "Confira o dia: dia, mês e ano, como 31/12/2026.",
  });
  expect(problems({ fromDay: "01/01/0000" })).toEqual({
    fromDay: "Confira o dia: dia, mês e ano, como 31/12/2026.",
  });
  expect(problems({ untilDay: "01/01/1999" })).toEqual({
    untilDay: "Confira o dia: dia, mês e ano, como 31/12/2026.",
  });
  expect(problems({ fromHour: "25:00" })).toEqual({ fromHour: "Confira a hora, como 09:30." });
  expect(problems({ linkLabel: "" })).toEqual({
    linkLabel: "Diga o que o link abre, como “Ver planos”.",
  });
  expect(problems({ link: "" })).toEqual({ link: "Informe para onde o link leva." });
});

test.each(["//mal.example", "/\\mal.example", "http://claro.example", "javascript:alert(1)", "/a b"])(
  "no notice links to %s",
  (link) => {
    expect(problems({ link })).toEqual({ link: "Use um caminho do site, como /planos, ou um link https." });
  },
);
