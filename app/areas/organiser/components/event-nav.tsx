import { Tabs } from "#app/components/tabs.tsx";
import { answersPage, checkInPage, editPage, eventPage, listPage, presencePage } from "../addresses.ts";

type EventNavProps = {
  id: string;
  current: "overview" | "edit";
  mayEdit: boolean;
  /** People can be registered for it, or were. */
  published: boolean;
  /** Who came is owed an answer. */
  trial: boolean;
};

/** The pages of one event. A page joins the list together with its route. */
export const EventNav = ({ id, current, mayEdit, published, trial }: EventNavProps) => (
  <Tabs
    label="Páginas do evento"
    tabs={[
      { to: eventPage(id), label: "Visão geral", current: current === "overview" },
      ...(mayEdit ? [{ to: editPage(id), label: "Editar", current: current === "edit" }] : []),
      ...(published
        ? [
            { to: listPage(id), label: "Inscrições", current: false },
            { to: checkInPage(id), label: "Entrada", current: false },
            { to: presencePage(id), label: "Presença", current: false },
          ]
        : []),
      ...(published && trial ? [{ to: answersPage(id), label: "Respostas", current: false }] : []),
    ]}
    className="print:hidden"
  />
);
