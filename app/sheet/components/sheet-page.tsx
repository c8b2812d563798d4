import { ChevronLeft, PenLine, Pencil } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { buttonClass } from "#app/components/button.tsx";
import { cx } from "#app/components/class-names.ts";
import { Link } from "#app/components/link.tsx";
import { Notice } from "#app/components/notice.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import type { OfflinePage } from "#domain/offline-pages.ts";
import type { SheetData } from "../sheet-data.ts";
import { isUnplayed } from "../sheet-state.ts";
import { ABOUT_WORDS } from "../words.ts";
import { Band } from "./band.tsx";
import { ClockBar } from "./clock-bar.tsx";
import { CloseForm, Score } from "./close-form.tsx";
import { DevicePanel, Ready } from "./device-panel.tsx";
import { HomeScreenHint } from "./home-screen-hint.tsx";
import { LineUpForm } from "./line-up-form.tsx";
import { NewEntry } from "./new-entry.tsx";
import { NumberGrid, type Chosen } from "./number-grid.tsx";
import { PartLink } from "./part-link.tsx";
import { PersonPanel } from "./person-panel.tsx";
import { Remarks } from "./remarks.tsx";
import { Queued, ScoreHead } from "./score-head.tsx";
import { SignForm } from "./sign-form.tsx";
import { Signatures } from "./signatures.tsx";
import { Timeline } from "./timeline.tsx";
import { TwoDevices } from "./two-devices.tsx";
import { useScripted, useSheet, type Sheet } from "./use-sheet.ts";

const SCREENS = ["escalacao", "jogo", "observacoes", "fechar"] as const;
type Screen = (typeof SCREENS)[number];

type SheetAnswer = (Refused & { problems?: string[] }) | undefined;

type SheetPageProps = {
  data: SheetData;
  /** Of signatures, as the place of the match reads them. */
  times: Record<string, string>;
  entriesAddress: string;
  /** What this page is in the offline kit; without it, it opens with signal only. */
  page?: OfflinePage;
  /** The parameters with which the server made the page: a kept one is opened with any others. */
  madeFor?: string;
  /** The way back of who organises; a link has none. */
  back?: string;
  answer: SheetAnswer;
};

/** The sheet of one match, for its referee, its organiser or one of its teams. */
export function SheetPage(props: SheetPageProps) {
  const { data, times, entriesAddress, page = null, madeFor, back, answer } = props;
  const scripted = useScripted();
  const [asked] = useSearchParams();
  const search = scripted || madeFor === undefined ? asked : new URLSearchParams(madeFor);
  const screen = SCREENS.find((one) => one === search.get("tela"));
  // Whom a number chose without script: "home:row".
  const person = search.get("pessoa");
  const sheet = useSheet(data, entriesAddress, data.state === "closed" ? null : page);
  const writes = data.state !== "closed" && (data.role === "referee" || data.role === "organiser");
  const begun = sheet.state.timeline.length > 0 || (sheet.state.lineUps.home && sheet.state.lineUps.away);
  const shown = screen ?? (begun ? "jogo" : "escalacao");
  return (
    <main
      id="conteudo"
      tabIndex={-1}
      data-hydrate-now=""
      className="mx-auto flex min-h-dvh max-w-[40rem] flex-col bg-paper outline-none"
    >
      <h1 className="sr-only">
        Súmula: {data.teams.home.name} × {data.teams.away.name}
      </h1>
      {back && (
        <Link
          to={back}
          className="flex min-h-11 items-center gap-1 bg-grass-deep px-2 text-sm font-semibold text-white no-underline"
        >
          <ChevronLeft className="size-5" aria-hidden="true" /> Partida
        </Link>
      )}
      {writes ? (
        <Writing sheet={sheet} screen={shown} person={person} answer={answer} />
      ) : (
        <Reading sheet={sheet} times={times} answer={answer} />
      )}
    </main>
  );
}

type WritingProps = { sheet: Sheet; screen: Screen; person: string | null; answer: SheetAnswer };

function Writing({ sheet, screen, person, answer }: WritingProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const scripted = useScripted();
  if (screen === "fechar")
    return (
      <>
        <SubHead title="Fechar a súmula" sheet={sheet} />
        <Band sheet={sheet} />
        <TwoDevices sheet={sheet} />
        <CloseForm sheet={sheet} found={answer?.problems ?? []} answer={answer} />
      </>
    );
  if (screen === "observacoes")
    return (
      <>
        <SubHead title="Observações" sheet={sheet} />
        <Band sheet={sheet} />
        <Remarks sheet={sheet} answer={answer} />
      </>
    );
  return (
    <>
      <ScoreHead sheet={sheet} />
      <Band sheet={sheet} />
      {screen === "escalacao" ? (
        <div className="grid gap-4 p-4">
          <div className="grid gap-2">
            <Facts sheet={sheet} />
            <Ready sheet={sheet} />
            {keepsLonger(sheet) && <HomeScreenHint />}
          </div>
          <LineUpForm sheet={sheet} side="home" answer={answer} />
          <LineUpForm sheet={sheet} side="away" answer={answer} />
        </div>
      ) : (
        <>
          <ClockBar sheet={sheet} />
          <div className="grid grid-cols-2 gap-4 px-4 pt-3">
            <NumberGrid sheet={sheet} side="home" onChoose={setChosen} />
            <NumberGrid sheet={sheet} side="away" onChoose={setChosen} />
          </div>
          <p className="px-4 py-3 text-compact text-muted">Toque no número; depois no que aconteceu.</p>
          <NewEntry sheet={sheet} person={person} open={!scripted || answer !== undefined} answer={answer} />
          <TwoDevices sheet={sheet} />
          <Timeline sheet={sheet} mayUndo />
          <DevicePanel sheet={sheet} />
        </>
      )}
      <nav
        aria-label="Partes da súmula"
        className="sticky bottom-0 mt-auto grid auto-cols-fr grid-flow-col gap-2 border-t border-line bg-card px-4 py-3"
      >
        {screen === "escalacao" ? (
          <PartLink to="?tela=jogo" className={buttonClass({ variant: "primary" })}>
            Ir para o jogo
          </PartLink>
        ) : (
          <>
            <PartLink to="?tela=escalacao" className={PART}>
              Escalação
            </PartLink>
            <PartLink to="?tela=observacoes" label="Obs.: observações" className={PART}>
              <Pencil aria-hidden="true" /> Obs.
            </PartLink>
            <PartLink to="?tela=fechar" label="Fechar súmula" className={PART}>
              <PenLine aria-hidden="true" /> Fechar
            </PartLink>
          </>
        )}
      </nav>
      {chosen && (
        <PersonPanel
          key={chosen.person?.row ?? chosen.side}
          sheet={sheet}
          chosen={chosen}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}

/** Said before the first entry: what was written in the browser would not be found behind the icon. */
const keepsLonger = ({ device, readiness, entries }: Sheet): boolean =>
  device !== null && readiness !== null && readiness !== "unsupported" && entries.length === 0;

type ReadingProps = { sheet: Sheet; times: Record<string, string>; answer: SheetAnswer };

/** A team before and after the match, and everybody once the sheet is closed. */
function Reading({ sheet, times, answer }: ReadingProps) {
  const { data, state } = sheet;
  const { role } = data;
  const closed = data.state === "closed";
  const team = role === "home" || role === "away" ? role : null;
  const signed = data.signatures.some((one) => one.role === team && !one.outdated);
  const started = state.halves.some(({ startedAt }) => startedAt !== null);
  if (isUnplayed(data))
    return (
      <>
        <ScoreHead sheet={sheet} />
        <div className="grid gap-4 p-4">
          <Facts sheet={sheet} />
          <Score sheet={sheet} />
          <Notice title="Esta partida não foi jogada">
            O resultado veio de uma decisão da organização. Não há súmula para assinar.
          </Notice>
        </div>
      </>
    );
  return (
    <>
      <ScoreHead sheet={sheet} />
      <Band sheet={sheet} />
      <div className="grid gap-4 p-4">
        <Facts sheet={sheet} />
        {closed && <Score sheet={sheet} />}
        {team && !closed && started && (
          <Notice title="O jogo está em andamento">
            Quando a súmula for fechada, volte a este endereço para aceitar ou contestar.
          </Notice>
        )}
        {team && !closed && !started && <LineUpForm sheet={sheet} side={team} answer={answer} />}
        {data.corrections.map((correction) => (
          <Notice key={correction.at} tone="warning" title="A súmula foi corrigida">
            {times[correction.at]}: {correction.reason} (era {correction.before.homeGoals} ×{" "}
            {correction.before.awayGoals}
            {correction.after && `, ficou ${correction.after.homeGoals} × ${correction.after.awayGoals}`})
          </Notice>
        ))}
      </div>
      <Timeline sheet={sheet} mayUndo={false} />
      {!closed && <DevicePanel sheet={sheet} />}
      {(closed || started) && state.remarks.length > 0 && (
        <section className="grid gap-2 px-4 py-4" aria-labelledby="lidas">
          <h2 id="lidas" className="text-2xl">
            Observações
          </h2>
          {state.remarks.map((remark) => (
            <p key={remark.id} className="whitespace-pre-line wrap-anywhere">
              <b>{ABOUT_WORDS[remark.about]}:</b> {remark.text}
            </p>
          ))}
        </section>
      )}
      {closed && (
        <div className="grid gap-4 p-4">
          <Signatures data={data} times={times} />
          {team && !signed && <SignForm team={data.teams[team].name} sheet={sheet} answer={answer} />}
        </div>
      )}
    </>
  );
}

const Facts = ({ sheet: { data } }: { sheet: Sheet }) => (
  <p className="text-compact text-muted">
    {[data.championship, data.category, data.when, data.place].filter(Boolean).join(" · ")}
  </p>
);

const SubHead = ({ title, sheet }: { title: string; sheet: Sheet }) => (
  <header className="sticky top-0 z-10 flex min-h-14 items-center gap-1 border-b border-line bg-card pr-4 pl-1">
    <PartLink to="?tela=jogo" label="Voltar ao jogo" className="grid size-12 place-items-center">
      <ChevronLeft aria-hidden="true" />
    </PartLink>
    <p className="min-w-0 flex-1 font-display text-2xl font-extrabold">{title}</p>
    <Queued sheet={sheet} />
  </header>
);

const PART = cx(buttonClass({ size: "small" }), "min-h-12 px-1!");
