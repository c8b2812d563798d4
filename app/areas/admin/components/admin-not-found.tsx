import { NotFound } from "#app/components/error-page.tsx";

/** A 404 inside the team's area; `lead` says what is missing, where its page knows. */
export const AdminNotFound = ({ lead }: { lead?: string }) => (
  <NotFound
    lead={lead}
    text="Este endereço não existe no painel, ou o que ele mostrava foi apagado."
    back={{ to: "/admin", label: "Voltar ao painel" }}
  />
);
