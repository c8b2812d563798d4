import { expect, test } from "vitest";
import { explainCheckout } from "./checkout-problem.ts";
import { problemFlash } from "./manage-answer.ts";

// The texts of the specification for a payment provider that fails.
test("a checkout that could not be made says so", () => {
  const { flash, init } = explainCheckout({ code: "provider_failed" });
  expect(flash).toEqual({ kind: "error", title: "Erro", body: "Erro ao criar checkout. Tente novamente." });
  expect(init).toEqual({ status: 502 });
});

test("a checkout without an address says so", () => {
  const { flash } = explainCheckout({ code: "no_address" });
  expect(flash).toEqual({ kind: "error", title: "Erro", body: "URL de checkout não foi retornada" });
});

test("a portal that does not open says so", () => {
  for (const problem of ["provider_failed", "not_possible"] as const)
    expect(problemFlash("portal", problem)).toMatchObject({
      title: "Erro",
      body: "Erro ao abrir portal do cliente. Tente novamente.",
    });
});
