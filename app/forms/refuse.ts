import { data } from "react-router";
import type { Flash } from "#server/platform/http/flash.server.ts";
import type { FormErrors } from "./parse-form.ts";

export interface Refused extends FormErrors {
  /** Shown by the root as a toast. */
  flash: Flash | null;
}

/**
 * The form is shown again with what was typed, the errors beside their fields, and a toast that says why.
 * A page may add what it needs besides.
 */
export function refuse<Extra extends object>(
  { fields = {}, typed = {}, flash = null, ...extra }: Partial<Refused> & Extra,
  init: ResponseInit = { status: 400 },
) {
  return data<Refused & Omit<Extra, keyof Refused>>({ fields, typed, flash, ...extra }, init);
}
