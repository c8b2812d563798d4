import { Badge } from "#app/components/badge.tsx";
import { REPORT_REASONS } from "#domain/moderation/reports.ts";
import type { SubjectData } from "../review-view.ts";
import { fact, Facts } from "#app/components/facts.tsx";
import { Photos } from "./photos.tsx";
import { MarkedText } from "./marked-text.tsx";
import { Panel } from "./panel.tsx";
import { Link } from "#app/components/link.tsx";

type ReportData = Extract<SubjectData, { type: "report" }>;

const THINGS = {
  athlete: "Perfil de atleta",
  club: "Clube",
  event: "Evento",
  media: "Foto ou vídeo",
  message: "Mensagem",
  testimonial: "Depoimento",
  scout: "Cartão de olheiro",
};
const STATES = {
  public: <Badge tone="grass">No ar</Badge>,
  hidden: <Badge tone="danger">Oculto pela equipe</Badge>,
  private: <Badge>Privado</Badge>,
};

const stateOf = (type: ReportData["subjectType"], visibility: keyof typeof STATES) =>
  type === "event" && visibility === "hidden" ? (
    <Badge tone="danger">Suspenso ou oculto</Badge>
  ) : (
    STATES[visibility]
  );

export function ReportSubject({ subjectType, thing, visibility, preview, reports }: ReportData) {
  return (
    <>
      <Panel title={reports.length === 1 ? "Denúncia" : `${reports.length} denúncias`}>
        <ul>
          {reports.map((report) => (
            <li key={report.id} className="grid gap-1 border-t border-line py-3 first:border-t-0 first:pt-0">
              <p className="font-semibold">{REPORT_REASONS[report.reason]}</p>
              {report.details && (
                <p className="text-compact wrap-anywhere whitespace-pre-line">{report.details}</p>
              )}
              <p className="text-sm text-muted">
                {report.createdAt} · {report.fromMember ? "por alguém com conta" : "por um visitante"}
              </p>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="O que foi denunciado">
        <Facts
          facts={[
            fact("Tipo", THINGS[subjectType]),
            fact("Nome", thing && <ThingLink {...thing} />),
            ...(visibility ? [fact("Situação", stateOf(subjectType, visibility))] : []),
          ]}
        />
        {preview?.about && <MarkedText>{preview.about}</MarkedText>}
      </Panel>
      {preview && thing && <Photos name={thing.name} portrait={preview.portrait} gallery={preview.gallery} />}
    </>
  );
}

const ThingLink = ({ name, path }: { name: string; path: string }) => (
  <Link to={path} className="text-grass underline underline-offset-4">
    {name}
  </Link>
);
