import { Notice } from "#app/components/notice.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { countText, type ImportState } from "#domain/imports/kinds.ts";
import type { ImportRow } from "../../import-view.ts";

/** What the import came to in one sentence, and what can be done now. */
export function ImportOutcome({ row, namedGuardians }: { row: ImportRow; namedGuardians: number }) {
  const said = OUTCOMES[row.state]?.(row);
  return (
    <div className="grid gap-4">
      {said && (
        <Notice tone={said.tone} title={said.title}>
          {said.text}
        </Notice>
      )}
      {row.state === "ready" && (
        <PostForm className="flex flex-wrap gap-3">
          <SubmitButton intent="confirm" variant="primary">
            Importar {countText(row.kind, row.newRows)}
          </SubmitButton>
          <SubmitButton intent="cancel">Cancelar</SubmitButton>
        </PostForm>
      )}
      {namedGuardians > 0 && <InviteGuardians count={namedGuardians} />}
    </div>
  );
}

const InviteGuardians = ({ count }: { count: number }) => (
  <Notice title={count === 1 ? "1 responsável ainda sem convite" : `${count} responsáveis ainda sem convite`}>
    <p className="mb-3">
      O arquivo diz quem responde por atletas com menos de 18 anos. Nenhum e-mail saiu ainda. Sem a
      confirmação de um responsável, o perfil continua privado.
    </p>
    <PostForm>
      <SubmitButton intent="invite" size="small">
        {count === 1 ? "Convidar 1 responsável" : `Convidar ${count} responsáveis`}
      </SubmitButton>
    </PostForm>
  </Notice>
);

type Said = { tone: "info" | "success" | "warning" | "error"; title: string; text: string };

const OUTCOMES: Partial<Record<ImportState, (row: ImportRow) => Said>> = {
  ready: ({ kind, newRows, knownRows }) => ({
    tone: "success",
    title: "Arquivo conferido, sem problemas",
    text: `Se você confirmar, ${newRows === 1 ? "entra" : "entram"} ${countText(kind, newRows)}${
      knownRows > 0
        ? `; ${countText(kind, knownRows)} já ${knownRows === 1 ? "existe" : "existem"} e não mudam`
        : ""
    }.`,
  }),
  refused: () => ({
    tone: "error",
    title: "Nada foi importado",
    text: "Corrija o arquivo e envie de novo: ou entram todas as linhas, ou nenhuma.",
  }),
  unchanged: () => ({
    tone: "info",
    title: "Nada de novo neste arquivo",
    text: "Todas as linhas já existem. Nada foi mudado.",
  }),
  imported: ({ kind, newRows }) => ({
    tone: "success",
    title: "Importação concluída",
    text:
      kind === "athletes"
        ? `${countText(kind, newRows)} com perfil privado. Este arquivo já foi importado e foi apagado daqui.`
        : `${countText(kind, newRows)}, ainda sem verificação. Este arquivo já foi importado e foi apagado daqui.`,
  }),
  canceled: () => ({
    tone: "info",
    title: "Importação cancelada",
    text: "Nada foi gravado e o arquivo foi apagado.",
  }),
  failed: () => ({
    tone: "error",
    title: "A importação falhou",
    text: "Nada foi gravado e o arquivo foi apagado. Envie de novo; se falhar outra vez, divida o arquivo.",
  }),
};
