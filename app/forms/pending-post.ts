import { FORM_KEY } from "#domain/form-key.ts";
import { fieldsOf } from "./draft-fields.ts";

/** The form that was last sent from this page. */
interface PendingPost {
  /** Called when it was sent: its text is no draft any more. */
  sent: () => void;
  /** Whether it now says something else than when it was sent. */
  isChanged: () => boolean;
  hasText: () => boolean;
  /** False when it cannot be sent like this; the browser then says why. */
  submitAgain: () => boolean;
}

let pending: PendingPost | null = null;

export const pendingPost = (): PendingPost | null => pending;

export function notePost(form: HTMLFormElement, submitter: HTMLElement | null, sent: () => void): void {
  const before = contentOf(form, submitter);
  pending = {
    sent,
    isChanged: () => form.isConnected && contentOf(form, submitter) !== before,
    hasText: () => fieldsOf(form).some((field) => field.value !== ""),
    submitAgain() {
      if (!form.noValidate && !form.reportValidity()) return false;
      form.requestSubmit(submitter);
      return true;
    },
  };
}

/** Without the key, which is new after each answer. */
function contentOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const entries = [...new FormData(form, submitter)].filter(([name]) => name !== FORM_KEY);
  return JSON.stringify(
    entries.map(([name, value]) => [name, typeof value === "string" ? value : value.name]),
  );
}
