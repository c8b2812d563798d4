import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { ACTIVITY, describeActivity } from "#domain/moderation/activity.ts";

const SERVER = fileURLToPath(new URL("..", import.meta.url));

test("every action that the audit log records has its sentence", () => {
  const recorded = globSync("**/*.ts", { cwd: SERVER })
    .filter((file) => !/\.test\.ts$|testing\//.test(file))
    .flatMap((file) =>
      [...readFileSync(`${SERVER}/${file}`, "utf8").matchAll(/\baction: "([a-z_]+\.[a-z_]+)"/g)].map(
        ([, name]) => name!,
      ),
    );
  expect(recorded.length).toBeGreaterThan(10);
  expect([...new Set(recorded)].filter((name) => !(name in ACTIVITY))).toEqual([]);
});

test("a name goes where the sentence wants it; what is gone says so", () => {
  expect(describeActivity("athlete.hidden", "Kauã $& Ribeiro")).toBe("ocultou o perfil de Kauã $& Ribeiro");
  expect(describeActivity("athlete.hidden", null)).toBe("ocultou o perfil de (já removido)");
  expect(describeActivity("user.signed_up", "Ana")).toBe("criou a própria conta");
  expect(describeActivity("unheard.of", "Ana")).toBe("registrou “unheard.of” em Ana");
});
