import { Tabs } from "#app/components/tabs.tsx";
import { editPage, eventPage } from "../addresses.ts";

type EventNavProps = { id: string; current: "overview" | "edit"; mayEdit: boolean };

/** The pages of one event. A page joins the list together with its route: registrations, gate, answers. */
export const EventNav = ({ id, current, mayEdit }: EventNavProps) => (
  <Tabs
    label="Páginas do evento"
    tabs={[
      { to: eventPage(id), label: "Visão geral", current: current === "overview" },
      ...(mayEdit ? [{ to: editPage(id), label: "Editar", current: current === "edit" }] : []),
    ]}
    className="print:hidden"
  />
);
