import { Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { SubmitButton } from "#app/components/button.tsx";
import { Notice } from "#app/components/notice.tsx";
import { PostForm } from "#app/forms/post-form.tsx";

interface UndoRemovalProps {
  title: string;
  mayUndo: boolean;
  /** Most of it only an admin deletes, and brings back. */
  onlyAdmins?: boolean;
  /** What deleting did, and what undoing it brings back. */
  children: ReactNode;
}

/** Stands on the page of something that was deleted, as long as it can be brought back. */
export function UndoRemoval({ title, mayUndo, onlyAdmins = true, children }: UndoRemovalProps) {
  return (
    <Notice tone="warning" title={title} className="mb-4">
      <p>{children}</p>
      {mayUndo ? (
        <PostForm className="mt-3">
          <SubmitButton intent="desfazer-exclusao" size="small">
            <Undo2 aria-hidden="true" />
            Desfazer exclusão
          </SubmitButton>
        </PostForm>
      ) : (
        onlyAdmins && <p className="mt-1">Só a administração desfaz.</p>
      )}
    </Notice>
  );
}
