import { expect, test } from "vitest";
import { aSponsor } from "#seed/factories/sponsor.ts";
import { today } from "#server/platform/clock.ts";
import * as sponsors from "./sponsors.server.ts";

test("only brands under contract are shown, the highest level first, and nothing but what a visitor may read", async () => {
  const day = today();
  const contract = { contractStart: day.subtract({ months: 1 }), contractEnd: day };
  await aSponsor({ name: "Prata", status: "Ativo", level: "Prata", phone: "71999990000", ...contract });
  await aSponsor({
    name: "Premium",
    status: "Ativo",
    level: "Premium",
    featured: true,
    link: "https://a.example/",
  });
  await aSponsor({ name: "Sem TLS", status: "Ativo", level: "Bronze", link: "http://a.example/" });
  await aSponsor({ name: "Pediu", status: "Pendente" });
  await aSponsor({ name: "Saiu", status: "Expirado" });
  await aSponsor({ name: "Venceu", status: "Ativo", contractEnd: day.subtract({ days: 1 }) });
  await aSponsor({ name: "Começa", status: "Ativo", contractStart: day.add({ days: 1 }) });
  const shown = await sponsors.list();
  expect(shown.map(({ name, link, featured }) => ({ name, link, featured }))).toEqual([
    { name: "Premium", link: "https://a.example/", featured: true },
    { name: "Prata", link: null, featured: false },
    { name: "Sem TLS", link: null, featured: false },
  ]);
  expect(Object.keys(shown[0]!)).toEqual([
    "id",
    "name",
    "logo",
    "segment",
    "description",
    "link",
    "featured",
  ]);
});
