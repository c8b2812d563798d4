import { Download } from "lucide-react";
import { PostForm } from "#app/forms/post-form.tsx";
import { Badge } from "#app/components/badge.tsx";
import { SubmitButton, buttonClass } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import { EXPORT_DAYS } from "#domain/rights/periods.ts";

type Copy = {
  id: string;
  /** Whose data it is, where it is an athlete's that the person answers for. */
  athlete: string | null;
  state: "waiting" | "ready" | "failed";
  createdAt: string;
  expiresAt: string | null;
};

const STATES = {
  waiting: <Badge tone="sky">Em preparo</Badge>,
  ready: <Badge tone="grass">Pronta</Badge>,
  failed: <Badge tone="danger">Não deu certo</Badge>,
};

const COLUMNS: Column<Copy>[] = [
  { header: "Pedida em", rowHeader: true, cell: ({ createdAt }) => createdAt },
  { header: "De quem", cell: ({ athlete }) => athlete ?? "Você" },
  { header: "Situação", cell: ({ state }) => STATES[state] },
  { header: "Disponível até", cell: ({ expiresAt }) => expiresAt ?? "—" },
  {
    header: "Ações",
    hiddenHeader: true,
    align: "end",
    cell: (copy) => copy.state === "ready" && <DownloadLink {...copy} />,
  },
];

export function DataCopies({ exports }: { exports: readonly Copy[] }) {
  return (
    <Card title="Cópia dos seus dados">
      <p className="max-w-[60ch] text-muted">
        Um arquivo ZIP com tudo o que guardamos sobre você: dados da conta e dos perfis, fotos e vídeos,
        autorizações, denúncias que fez e e-mails que recebeu. Fica disponível por {EXPORT_DAYS} dias, só para
        você.
      </p>
      {exports.length > 0 && (
        <div className="mt-5">
          <Table
            caption="Cópias pedidas"
            captionHidden
            columns={COLUMNS}
            rows={exports}
            rowKey={({ id }) => id}
            narrow="stack"
          />
        </div>
      )}
      <PostForm className="mt-5">
        <SubmitButton intent="copia">Pedir uma cópia</SubmitButton>
      </PostForm>
    </Card>
  );
}

/** A plain link, since a download needs no script. */
function DownloadLink({ id, createdAt }: Copy) {
  return (
    <a href={`/conta/privacidade/copias/${id}`} download className={buttonClass({ size: "small" })}>
      <Download aria-hidden="true" />
      Baixar
      <span className="sr-only"> a cópia de {createdAt}</span>
    </a>
  );
}
