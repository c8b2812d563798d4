import { PostForm } from "#app/forms/post-form.tsx";
import { Badge } from "#app/components/badge.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { Table, type Column } from "#app/components/table.tsx";

interface OwnSession {
  id: string;
  device: string;
  address: string;
  since: string;
  lastSeen: string;
  current: boolean;
}

const COLUMNS: Column<OwnSession>[] = [
  {
    header: "Aparelho",
    rowHeader: true,
    cell: ({ device, current }) => (
      <span className="flex flex-wrap items-center gap-2">
        {device}
        {current && <Badge tone="grass">Esta sessão</Badge>}
      </span>
    ),
  },
  { header: "Endereço IP", cell: ({ address }) => <span className="wrap-anywhere">{address}</span> },
  { header: "Desde", cell: ({ since }) => since },
  { header: "Último uso", cell: ({ lastSeen }) => lastSeen },
  { header: "Ações", hiddenHeader: true, cell: (session) => !session.current && <EndSession {...session} /> },
];

export function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  return (
    <section aria-label="Sessões" className="grid gap-4">
      <Table
        caption="Onde sua conta está aberta"
        columns={COLUMNS}
        rows={sessions}
        rowKey={({ id }) => id}
        narrow="stack"
      />
      {sessions.length > 1 && (
        <PostForm>
          <SubmitButton intent="encerrar-outras">Encerrar as outras sessões</SubmitButton>
        </PostForm>
      )}
    </section>
  );
}

function EndSession({ id, device, since }: OwnSession) {
  return (
    <PostForm>
      <input type="hidden" name="sessao" value={id} />
      <SubmitButton
        intent="encerrar"
        size="small"
        aria-label={`Encerrar a sessão ${device}, aberta em ${since}`}
      >
        Encerrar
      </SubmitButton>
    </PostForm>
  );
}
