import { HALF_MINUTES, ORDERED_CRITERIA, orderField, SQUAD } from "#domain/championships/category-fields.ts";
import type { CategoryValues } from "#domain/championships/category-fields.ts";
import type { Format, KnockoutFormat } from "#domain/championships/format.ts";
import { PRESETS, type Preset, type Settings } from "#domain/championships/settings.ts";

/** By the name of a field, what it shows. A box that is ticked says "on". */
export type FormValues = Record<string, string>;

export const NEW_CATEGORY: FormValues = {
  name: "",
  mostTeams: "16",
  mostInSquad: String(SQUAD.usual),
  halfMinutes: String(HALF_MINUTES.usual),
  ...ofFormat({
    kind: "groups",
    groups: 4,
    rounds: 1,
    across: false,
    advance: { by: "places", places: 2, bestNext: 0 },
    knockout: { legs: 1, finalLegs: 1, thirdPlace: false, levelTie: "kicks", awayGoals: false },
  }),
  ...ofSettings(PRESETS.cbf),
};

export const toCategoryForm = (category: CategoryValues): FormValues => ({
  name: category.name,
  bornFrom: text(category.bornFrom),
  bornTo: text(category.bornTo),
  modality: category.modality ?? "",
  mostTeams: text(category.mostTeams),
  mostInSquad: text(category.mostInSquad),
  halfMinutes: text(category.halfMinutes),
  teamsUntil: text(category.teamsUntil),
  squadsUntil: text(category.squadsUntil),
  tables: category.tablesHidden ? "hidden" : "shown",
  ...box("needsEarlierPhase", category.needsEarlierPhase),
  ...ofFormat(category.format),
  ...ofSettings(category.settings),
});

function ofFormat(format: Format): FormValues {
  if (format.kind === "league") return { kind: "league", rounds: text(format.rounds) };
  const knockout = ofKnockout(format.knockout);
  if (format.kind === "knockout") return { kind: "knockout", ...knockout };
  const { groups, rounds, across, advance } = format;
  return {
    kind: "groups",
    groups: text(groups),
    rounds: text(rounds),
    ...box("across", across),
    advanceBy: advance.by,
    ...(advance.by === "places"
      ? { places: text(advance.places), bestNext: text(advance.bestNext) }
      : { generalTeams: text(advance.teams) }),
    ...knockout,
  };
}

function ofKnockout({ legs, finalLegs, thirdPlace, levelTie, awayGoals }: KnockoutFormat): FormValues {
  return {
    legs: text(legs),
    finalLegs: text(finalLegs),
    ...box("thirdPlace", thirdPlace),
    levelTie,
    ...box("awayGoals", awayGoals),
  };
}

function ofSettings(settings: Settings): FormValues {
  const { points, kicksPoints, criteria, goalDifferenceCap, walkover, discipline } = settings;
  const middle = criteria.filter((one) => one !== "points" && one !== "draw");
  return {
    preset: presetOf(settings),
    win: text(points.win),
    draw: text(points.draw),
    loss: text(points.loss),
    kicksPoints: text(kicksPoints),
    cap: text(goalDifferenceCap),
    walkoverGoals: text(walkover.goals),
    ...box("walkoverGoalsCount", walkover.goalsCount),
    yellowLimit: text(discipline.yellowLimit),
    series: discipline.seriesMatches.join(", "),
    restart: discipline.restart,
    redMatches: text(discipline.redMatches),
    secondYellowMatches: text(discipline.secondYellowMatches),
    ...Object.fromEntries(
      ORDERED_CRITERIA.map((one) => {
        const place = middle.indexOf(one);
        return [orderField(one), place < 0 ? "" : text(place + 1)];
      }),
    ),
  };
}

/** Which of the known rules these are. */
function presetOf(settings: Settings): Preset | "own" {
  const same = (preset: Preset) => sorted(PRESETS[preset]) === sorted(settings);
  return same("cbf") ? "cbf" : same("copinha") ? "copinha" : "own";
}

/** PostgreSQL keeps the fields of an object in an order of its own. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

function text(value: number | Temporal.PlainDate | null): string {
  return value === null ? "" : String(value);
}

function box(name: string, ticked: boolean): FormValues {
  return ticked ? { [name]: "on" } : {};
}
