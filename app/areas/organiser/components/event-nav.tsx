import { Tabs } from "#app/components/tabs.tsx";
import { editPage, eventPage } from "../addresses.ts";
import { answersPage, listPage } from "../registration-addresses.ts";

type EventNavProps = {
  id: string;
  current: "overview" | "edit";
  mayEdit: boolean;
  /** Somebody may have registered. */
  wasPublic: boolean;
  /** Those who came to a trial are owed an answer. */
  trial: boolean;
};

/** The pages of one event; those about who takes part have a frame of their own. */
export const EventNav = ({ id, current, mayEdit, wasPublic, trial }: EventNavProps) => (
  <Tabs
    label="Páginas do evento"
    tabs={[
      { to: eventPage(id), label: "Visão geral", current: current === "overview" },
      ...(mayEdit ? [{ to: editPage(id), label: "Editar", current: current === "edit" }] : []),
      ...(wasPublic ? [{ to: listPage(id), label: "Inscrições", current: false }] : []),
      ...(wasPublic && trial ? [{ to: answersPage(id), label: "Respostas", current: false }] : []),
    ]}
    className="print:hidden"
  />
);
