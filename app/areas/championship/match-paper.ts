import { ABOUT_WORDS, CARD_WORDS, entryText, HALF_WORDS, OBSTACLE_WORDS } from "#app/sheet/words.ts";
import { timesOf } from "#app/sheet/sheet-data.ts";
import { isUnplayed, sheetState } from "#app/sheet/sheet-state.ts";
import { shirtsOfDay } from "#app/sheet/shirts.ts";
import { formatDateTime, formatTime } from "#domain/date-time.ts";
import type { SheetState } from "#domain/championships/sheet.ts";
import { overridesOf } from "#domain/championships/sheet-overrides.ts";
import { minuteMark } from "#domain/championships/sheet-minutes.ts";
import type { Side } from "#domain/championships/sheet-entries.ts";
import { drawable, type MatchSheetPaper } from "#server/athletes/share/share.server.ts";
import type { SheetView } from "#server/championships/sheets/sheet-view.server.ts";

const UNPLAYED = [{ title: "Resultado", lines: ["Veio de uma decisão da organização."], blank: 0 }];

/** Kicks have no minute, and their score stands apart. */
const KICKS = 5;

type Section = MatchSheetPaper["sections"][number];

/** The sheet on paper: with boxes to fill before the match, and as it was filled after it. */
export function matchPaper(view: SheetView, madeFor: string): MatchSheetPaper {
  const state = sheetState(
    view,
    view.log.map(({ entry }) => entry),
  );
  const sheet = { ...view, people: shirtsOfDay(view.people, state) };
  // A team's line-up opens the sheet: until something happened, the paper is still filled by hand.
  const filled = sheet.state === "closed" || state.timeline.length > 0;
  const { home, away } = sheet.teams;
  const unplayed = isUnplayed(sheet);
  const sections = unplayed ? UNPLAYED : filled ? filledSections(sheet, state) : blankSections(sheet, state);
  return {
    kind: unplayed ? "Partida não jogada" : filled ? "Súmula" : "Súmula para preencher",
    title: drawable(`${home.name} x ${away.name}`),
    facts: [
      `${sheet.championship} · ${sheet.category}`,
      [sheet.kickOff && formatDateTime(Temporal.Instant.from(sheet.kickOff), sheet.timeZone), sheet.place]
        .filter(Boolean)
        .join(" · "),
    ].map(drawable),
    score: !filled ? null : state.walkover ? "W.O." : `${state.score.home} × ${state.score.away}`,
    teams: (["home", "away"] as const).map((side) => ({
      name: drawable(sheet.teams[side].name),
      rows: unplayed ? [] : teamRows(sheet, state, side, filled),
    })),
    sections: sections.map((section) => ({ ...section, lines: section.lines.map(drawable) })),
    madeFor: drawable(madeFor),
    madeOn: formatDateTime(Temporal.Now.instant(), sheet.timeZone),
  };
}

/** T starts, R is on the bench; G and C are the goalkeeper and the captain. Who is in no line-up yet has a box. */
function teamRows(sheet: SheetView, state: SheetState, side: Side, filled: boolean) {
  const lined = state.lineUps[side]?.players;
  return sheet.people
    .filter((person) => person.side === side)
    .toSorted((one, other) => (one.number ?? Infinity) - (other.number ?? Infinity))
    .filter(({ row, role }) => !filled || role === "staff" || !lined || lined.some((one) => one.row === row))
    .map(({ row, role, number, name, numberOnly, staffRole, obstacles, hanging }) => {
      const player = lined?.find((one) => one.row === row);
      const notes =
        role === "staff"
          ? [staffRole ?? "comissão", ...obstacles.map((obstacle) => SHORT_WORDS[obstacle].toLowerCase())]
          : filled
            ? (player?.cards ?? []).map((card) => CARD_WORDS[card])
            : [...obstacles.map((obstacle) => SHORT_WORDS[obstacle]), ...(hanging ? ["Pendurado"] : [])];
      const mark = player
        ? `${player.starter ? "T" : "R"}${player.goalkeeper ? "G" : ""}${player.captain ? "C" : ""}`
        : "";
      return {
        number: number === null ? "" : String(number),
        name: numberOnly ? "" : drawable(name),
        place: role === "staff" ? "" : filled || mark ? mark : "[  ]",
        note: drawable(notes.join(", ")),
      };
    });
}

function filledSections(sheet: SheetView, state: SheetState): Section[] {
  const times = timesOf(sheet);
  const section = (title: string, lines: string[]): Section[] =>
    lines.length > 0 ? [{ title, lines, blank: 0 }] : [];
  const clock = (at: string | null) => (at ? formatTime(Temporal.Instant.from(at), sheet.timeZone) : "–");
  return [
    ...section(
      "Tempos",
      // Goals that a correction counted stand in no half that was played.
      (state.halves.some(({ startedAt }) => startedAt !== null) ? state.halves : []).map(
        ({ half, startedAt, endedAt, added, addedReason, home, away }) =>
          `${HALF_WORDS[half]}: ${clock(startedAt)} a ${clock(endedAt)}${half === KICKS ? "" : `, ${home}–${away}`}${added ? `, acréscimo ${added} min${addedReason ? ` (${addedReason})` : ""}` : ""}`,
      ),
    ),
    ...section(
      "Lances",
      state.timeline
        .filter(({ entry }) => entry.kind !== "half_started" && entry.kind !== "half_ended")
        .map(({ entry, score }) =>
          [
            entry.half === KICKS
              ? HALF_WORDS[KICKS]
              : `${HALF_WORDS[entry.half]} ${minuteMark(entry)}`.trim(),
            entryText(entry, sheet),
            entry.kind === "goal" && `${score.home}–${score.away}`,
            entry.kind === "card" && entry.reason && `motivo: ${entry.reason}`,
          ]
            .filter(Boolean)
            .join(" · "),
        ),
    ),
    ...section("Pênaltis", state.kicks ? [`${state.kicks.home}–${state.kicks.away}`] : []),
    ...section(OVERRIDES, overrideLines(sheet, state)),
    ...section(
      "Jogaram sem motivo escrito",
      state.unexplained.map(
        ({ side, row, obstacle }) =>
          `${sheet.teams[side].name}, ${nameOf(sheet, row)}: ${OBSTACLE_WORDS[obstacle].toLowerCase()}`,
      ),
    ),
    ...section(
      "Arbitragem",
      state.officials.map(({ role, name }) => `${role}: ${name}`),
    ),
    ...section(
      "Observações",
      state.remarks.map(({ about, text }) => `${ABOUT_WORDS[about]}: ${text}`),
    ),
    ...section(
      "Correções",
      sheet.corrections.map(
        ({ at, reason, before, after }) =>
          `${times[at]}: ${reason} (era ${before.homeGoals}–${before.awayGoals}${after ? `, ficou ${after.homeGoals}–${after.awayGoals}` : ""})`,
      ),
    ),
    ...section(
      "Assinaturas",
      sheet.signatures.map(
        ({ role, verdict, signer, at, reason, answer, outdated }) =>
          `${role === "referee" ? "Árbitro" : sheet.teams[role].name}: ${VERDICTS[verdict]}${signer ? `, ${signer.name}, ${signer.position}` : ""}, ${times[at]}${reason ? ` (“${reason}”)` : ""}${outdated ? " (antes da correção)" : ""}${answer ? `. A organização manteve a súmula: “${answer}”` : ""}`,
      ),
    ),
  ];
}

const OVERRIDES = "Escalados com motivo";

const overrideLines = (sheet: SheetView, state: SheetState): string[] =>
  overridesOf(state).map(
    ({ side, row, obstacle, reason }) =>
      `${sheet.teams[side].name}, ${nameOf(sheet, row)}: ${OBSTACLE_WORDS[obstacle].toLowerCase()}. Motivo: ${reason}`,
  );

function nameOf({ people }: SheetView, row: string): string {
  const person = people.find((one) => one.row === row);
  return person?.numberOnly ? `camisa ${person.number}` : (person?.name ?? "fora do elenco");
}

const blankSections = (sheet: SheetView, state: SheetState): Section[] =>
  [
    { title: "Tempos: início, fim e acréscimo (com motivo)", lines: ["1º tempo:", "2º tempo:"], blank: 0 },
    { title: "Gols: tempo, minuto, equipe, número, tipo", lines: [], blank: 6 },
    { title: "Cartões: tempo, minuto, equipe, número, cor, motivo", lines: [], blank: 6 },
    { title: "Substituições: minuto, equipe, sai, entra", lines: [], blank: 5 },
    { title: "Observações: comissões, público, médico, ambulância, campo", lines: [], blank: 3 },
    { title: OVERRIDES, lines: overrideLines(sheet, state), blank: 0 },
    {
      title: "Assinaturas",
      lines: [
        `Árbitro${sheet.referee ? ` (${sheet.referee})` : ""}:`,
        `${sheet.teams.home.name}:`,
        `${sheet.teams.away.name}:`,
      ],
      blank: 0,
    },
  ].filter(({ lines, blank }) => lines.length + blank > 0);

/** A column of paper is narrow. */
const SHORT_WORDS = {
  ...OBSTACLE_WORDS,
  face_differs: "Rosto não confere",
  not_confirmed: "Conferir doc.",
  other_team: "Em outra equipe",
};

const VERDICTS = { closed: "fechou", accepted: "aceitou", contested: "contestou" } as const;
