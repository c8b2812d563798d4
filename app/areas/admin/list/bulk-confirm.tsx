import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Notice } from "#app/components/notice.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { REASON_MAX } from "#domain/lists/bulk.ts";
import type { BulkAction } from "./bulk-bar.tsx";
import type { AskedAgain } from "./bulk-form.ts";

interface BulkConfirmProps {
  ask: AskedAgain;
  actions: readonly BulkAction[];
  /** The list as it was. */
  back: string;
}

/** What cannot be taken back with one press is asked again, with and without script alike. */
export function BulkConfirm({ ask: { intent, ids, reason }, actions, back }: BulkConfirmProps) {
  const action = actions.find((one) => one.intent === intent);
  if (!action) return null;
  return (
    <Notice tone="warning" title={action.question?.(ids.length) ?? `${action.label}?`} className="mb-3">
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
  );
}
