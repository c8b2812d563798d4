import type { ComponentProps } from "react";
import { Form, useActionData, useLocation, useRouteLoaderData } from "react-router";
import { FORM_KEY } from "#domain/form-key.ts";
import { MADE_FOR, pageOf } from "#domain/draft-fields.ts";
import { DraftNote } from "./draft-note.tsx";
import { KeptText } from "./kept-text.ts";
import { useDraft } from "./use-draft.ts";

interface RootData {
  formKey: string;
  person: string | null;
  signedIn: { watched: object | null } | null;
  unsent?: { page: string; fields: Record<string, string> } | null;
}

/**
 * A form that changes something. It carries a key that the server made for this rendering, so that two
 * taps, or a browser that sends again, are one act; and whom it was made for, so that what is typed in it
 * can come back to that person and to nobody else.
 */
export function PostForm({ children, onInput, onSubmit, ...props }: PostFormProps) {
  const root: RootData | undefined = useRouteLoaderData("root");
  const page = pageOf(useLocation());
  const answer: unknown = useActionData();
  // What an action answered is newer than what was kept when the session ended.
  const kept = answer === undefined && root?.unsent?.page === page ? root.unsent.fields : null;
  const showsTyped = answer !== undefined || kept !== null;
  const { keyField, restored, save, discard, send } = useDraft({
    page,
    person: root?.person ?? null,
    showsTyped,
    keeps: !root?.signedIn?.watched,
  });
  return (
    <Form
      {...props}
      method="post"
      onInput={(event) => {
        save();
        onInput?.(event);
      }}
      onSubmit={(event) => {
        send(event);
        onSubmit?.(event);
      }}
    >
      {root && <input ref={keyField} type="hidden" name={FORM_KEY} value={root.formKey} />}
      {root?.person && <input type="hidden" name={MADE_FOR} value={root.person} />}
      <DraftNote shown={restored} onDiscard={discard} />
      <KeptText value={kept}>{children}</KeptText>
    </Form>
  );
}

type PostFormProps = Omit<ComponentProps<typeof Form>, "method">;
