import { fact, Facts } from "#app/components/facts.tsx";
import type { SubjectData } from "../review-view.ts";
import { Panel } from "./panel.tsx";

type MediaData = Extract<SubjectData, { type: "media" }>;

const KINDS = { photo: "Foto", video: "Vídeo", logo: "Logo" };

/** The item that its owner wants to be shown. */
export const MediaSubject = ({ kind, itemTitle, createdAt }: MediaData) => (
  <Panel title="Arquivo">
    <Facts facts={[fact("Tipo", KINDS[kind]), fact("Título", itemTitle), fact("Enviado", createdAt)]} />
  </Panel>
);
