import { ArrowRight, Trophy } from "lucide-react";
import { Badge } from "#app/components/badge.tsx";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { Button, ButtonLink } from "#app/components/button.tsx";
import { Dialog, DialogCloser, DialogOpener } from "#app/components/dialog.tsx";
import { InputField } from "#app/components/input.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { Pitch } from "#app/components/pitch.tsx";
import { Tabs } from "#app/components/tabs.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { KitSection } from "./kit-section.tsx";

const TABS = ["Sobre", "Estatísticas", "Galeria", "Vídeos", "Histórico", "Contato"];

export function KitButtons() {
  return (
    <KitSection id="botoes" title="Botões e etiquetas">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary">Começar meu período grátis</Button>
        <Button>Ver planos de assinatura</Button>
        <Button variant="text">Ver todos</Button>
        <Button variant="danger">Excluir</Button>
        <Button disabled>Indisponível</Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small">Pequeno</Button>
        <ButtonLink to="#botoes" size="large">
          Grande, com ícone <ArrowRight aria-hidden="true" />
        </ButtonLink>
      </div>
      <Pitch circle className="rounded-panel p-6">
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" onDark>
            Começar período grátis
          </Button>
          <Button onDark>Ver todos os planos</Button>
          <Button variant="text" onDark>
            Saber mais
          </Button>
        </div>
      </Pitch>
      <div className="flex flex-wrap gap-2">
        <Badge>Normal</Badge>
        <Badge tone="grass">Ativo</Badge>
        <Badge tone="canary">
          <Trophy aria-hidden="true" /> Popular
        </Badge>
        <Badge tone="sky">Clube Verificado</Badge>
        <Badge tone="danger">Expirado</Badge>
      </div>
    </KitSection>
  );
}

export function KitNavigation({ page }: { page: number }) {
  return (
    <KitSection id="navegacao" title="Navegação">
      <Breadcrumb
        steps={[
          { label: "Início", to: "/" },
          { label: "Atletas", to: "/atletas" },
          { label: "Kauã Ribeiro" },
        ]}
      />
      <Tabs
        label="Seções do perfil"
        tabs={TABS.map((label, i) => ({ to: `?pagina=${page}&aba=${i}`, label, current: i === 1 }))}
      />
      <Pagination page={page} pages={50} hrefFor={(n) => `?pagina=${n}#navegacao`} />
      <Pagination label="Paginação curta" page={2} pages={3} hrefFor={(n) => `?pagina=${n}`} />
      <Pagination
        label="Paginação por cursor"
        page={51}
        pages={0}
        hrefFor={String}
        previous="?antes=x"
        next="?depois=y"
      />
    </KitSection>
  );
}

export function KitDialog() {
  return (
    <KitSection id="dialogo" title="Diálogo">
      <div>
        <DialogOpener dialog="novo-evento">Cadastrar evento</DialogOpener>
      </div>
      <Dialog
        id="novo-evento"
        title="Cadastrar evento"
        actions={
          <>
            <DialogCloser dialog="novo-evento" variant="text">
              Cancelar
            </DialogCloser>
            <Button variant="primary">Enviar para aprovação</Button>
          </>
        }
      >
        <InputField label="Nome do evento" name="name" required />
        <InputField label="Data" name="date" type="date" required />
        <TextareaField label="Descrição" name="description" optional rows={3} />
      </Dialog>
    </KitSection>
  );
}
