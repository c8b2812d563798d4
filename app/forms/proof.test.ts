import { expect, test } from "vitest";
import { PASSWORD_MAX } from "#domain/identity/password-length.ts";
import { proofIn, refuseProof } from "./proof.ts";

test("a missing field is empty, and a password that is too long stays too long", () => {
  const form = new FormData();
  form.set("password", "x".repeat(PASSWORD_MAX + 500));
  expect(proofIn(form)).toEqual({ password: "x".repeat(PASSWORD_MAX + 1), code: "" });
});

test("each problem is said at its field, or in a toast where no field is wrong", () => {
  expect(refuseProof({ code: "wrong_password" }).data.fields).toEqual({
    password: "A senha está incorreta.",
  });
  expect(refuseProof({ code: "wrong_code" }).data.fields).toHaveProperty("code");
  expect(refuseProof({ code: "session_not_fresh" }).data.flash?.title).toBe("Entre de novo");
  const waiting = refuseProof({ code: "too_many", retryAfterSeconds: 90 });
  expect(waiting.init?.status).toBe(429);
  expect(waiting.data.flash?.body).toContain("2 minutos");
});
