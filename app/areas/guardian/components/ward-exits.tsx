import { ChevronRight, Download, Trash2, Undo2, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { cx } from "#app/components/class-names.ts";
import { Link } from "#app/components/link.tsx";
import { Notice } from "#app/components/notice.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Ward } from "#server/athletes/guardianship.server.ts";

const ROW = "flex min-h-14 w-full items-center gap-3 px-5 py-3 text-start font-semibold sm:px-7";

/** Take the data along, revoke, delete. */
export function WardExits({ athlete, leavingOn }: { athlete: Ward; leavingOn: string | null }) {
  const page = `/responsavel/atleta/${athlete.id}`;
  const { consented, decision } = athlete;
  // Before there is a consent, the decision form says no.
  const mayRevoke = decision === "granted" || (consented && decision !== "revoked");
  return (
    <>
      {leavingOn && (
        <Card title="Apagar o perfil">
          <Notice tone="warning" title={`A conta do atleta será apagada em ${leavingOn}.`}>
            O perfil já saiu do ar. Até lá, um responsável pode cancelar.
          </Notice>
          <PostForm className="mt-4">
            <SubmitButton intent="cancelar-exclusao">Cancelar a exclusão</SubmitButton>
          </PostForm>
        </Card>
      )}
      <section aria-label="Dados e autorização" className="panel overflow-hidden">
        <PostForm>
          <button type="submit" name="intent" value="baixar" className={ROW}>
            <Row icon={Download}>Baixar todos os dados</Row>
          </button>
        </PostForm>
        {mayRevoke && (
          <Link to={`${page}/revogar`} className={cx(ROW, "border-t border-line text-danger")}>
            <Row icon={Undo2}>Revogar a autorização</Row>
          </Link>
        )}
        {!leavingOn && (
          <Link to={`${page}/apagar`} className={cx(ROW, "border-t border-line text-danger")}>
            <Row icon={Trash2}>Apagar o perfil</Row>
          </Link>
        )}
      </section>
    </>
  );
}

const Row = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <>
    <Icon className="size-5 shrink-0" aria-hidden="true" />
    <span className="grow">{children}</span>
    <ChevronRight className="size-5 shrink-0" aria-hidden="true" />
  </>
);
