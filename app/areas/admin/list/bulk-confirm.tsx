import { useEffect, useRef } from "react";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Notice } from "#app/components/notice.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { REASON_MAX } from "#domain/lists/bulk.ts";
import type { BulkAction } from "./bulk-bar.tsx";
import type { AskedAgain } from "./bulk-form.ts";

interface BulkConfirmProps {
  ask: AskedAgain;
  /** Whom it is about, as far as this page shows them. */
  names: readonly string[];
  actions: readonly BulkAction[];
  /** The list as it was. */
  back: string;
}

/** What cannot be taken back with one press is asked again, with and without script alike. */
export function BulkConfirm({ ask: { intent, ids, reason }, names, actions, back }: BulkConfirmProps) {
  const question = useRef<HTMLElement>(null);
  // It stands above the list, whose rows may be marked far below.
  useEffect(() => question.current?.focus(), []);
  const action = actions.find((one) => one.intent === intent);
  if (!action) return null;
  const title = action.question?.(ids.length) ?? `${action.label}?`;
  return (
    <section ref={question} tabIndex={-1} aria-label={title} className="list-question">
      <Notice tone="warning" title={title} className="mb-3">
        {names.length > 0 && <p>{enumeration(names)}</p>}
        <PostForm className="mt-3 flex flex-wrap gap-3">
          {ids.map((id) => (
            <input key={id} type="hidden" name="ids" value={id} />
          ))}
          <input type="hidden" name="confirmado" value="sim" />
          {action.reason && (
            <TextareaField
              label={action.reason}
              name="reason"
              rows={2}
              defaultValue={reason}
              required
              maxLength={REASON_MAX}
              className="basis-full"
            />
          )}
          <SubmitButton intent={intent} variant="danger" size="small">
            {action.label}
          </SubmitButton>
          <ButtonLink to={back} size="small">
            Cancelar
          </ButtonLink>
        </PostForm>
      </Notice>
    </section>
  );
}

const NAMED = 5;

const enumeration = (names: readonly string[]): string =>
  names.length > NAMED
    ? `${names.slice(0, NAMED).join(", ")} e mais ${names.length - NAMED}`
    : LIST_FORMAT.format(names);

const LIST_FORMAT = new Intl.ListFormat("pt-BR");
