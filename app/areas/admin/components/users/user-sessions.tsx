import { SubmitButton } from "#app/components/button.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { Panel } from "../panel.tsx";

interface OpenSession {
  id: string;
  device: string;
  address: string;
  since: string;
  lastSeen: string;
}

const COLUMNS: Column<OpenSession>[] = [
  { header: "Aparelho", rowHeader: true, cell: ({ device }) => device },
  { header: "Endereço IP", cell: ({ address }) => <span className="wrap-anywhere">{address}</span> },
  { header: "Desde", cell: ({ since }) => since },
  { header: "Último uso", cell: ({ lastSeen }) => lastSeen },
];

const ENDING: Column<OpenSession> = {
  header: "Ações",
  hiddenHeader: true,
  cell: ({ id, device, since }) => (
    <PostForm>
      <input type="hidden" name="sessao" value={id} />
      <SubmitButton
        intent="encerrar-sessoes"
        size="small"
        aria-label={`Encerrar a sessão ${device}, aberta em ${since}`}
      >
        Encerrar
      </SubmitButton>
    </PostForm>
  ),
};

export function UserSessions({ sessions, mayEnd }: { sessions: readonly OpenSession[]; mayEnd: boolean }) {
  if (sessions.length === 0)
    return (
      <Panel title="Sessões">
        <p className="text-compact text-muted">Nenhuma sessão aberta.</p>
      </Panel>
    );
  return (
    <Panel title="Sessões">
      <Table
        dense
        caption="Onde a conta está aberta"
        captionHidden
        columns={mayEnd ? [...COLUMNS, ENDING] : COLUMNS}
        rows={sessions}
        rowKey={({ id }) => id}
        narrow="stack"
      />
      {mayEnd && (
        <PostForm className="mt-3">
          <SubmitButton intent="encerrar-sessoes" size="small">
            Encerrar todas as sessões
          </SubmitButton>
        </PostForm>
      )}
    </Panel>
  );
}
