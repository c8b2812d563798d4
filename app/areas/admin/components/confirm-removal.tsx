import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { PageTitle } from "./page-title.tsx";
import { Panel } from "./panel.tsx";

interface ConfirmRemovalProps {
  list: { label: string; to: string };
  name: string;
  /** The page of what is about to be deleted. */
  back: string;
  /** Why it cannot be deleted, where that is so. */
  blocked?: string;
  /** Where the button does less than delete. */
  act?: string;
  /** What happens. */
  children: ReactNode;
}

/** Asks once more before something is deleted, and says what follows. */
export function ConfirmRemoval({
  list,
  name,
  back,
  blocked,
  act = "Excluir",
  children,
}: ConfirmRemovalProps) {
  return (
    <>
      <Breadcrumb className="mb-3" steps={[list, { label: name, to: back }, { label: "Excluir" }]} />
      <PageTitle>Excluir {name}?</PageTitle>
      <Panel title={blocked ? "Por que não" : "O que acontece"} className="max-w-[40rem] border-line">
        <p>{blocked ?? children}</p>
        <PostForm className="mt-5 flex flex-wrap gap-3">
          {!blocked && (
            <SubmitButton variant="danger" size="small">
              <Trash2 aria-hidden="true" />
              {act}
            </SubmitButton>
          )}
          <ButtonLink to={back} size="small">
            Voltar sem mudar nada
          </ButtonLink>
        </PostForm>
      </Panel>
    </>
  );
}
