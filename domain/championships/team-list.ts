import { err, ok, type Result } from "#domain/result.ts";
import { pastedLines, type LineProblem } from "./pasted-list.ts";
import { proposeShortName, type TeamValues } from "./team-fields.ts";
import { teamSchema } from "./team-schema.ts";

const MOST_LINES = 64;

/** Teams from a pasted list, one a line: "Esporte Clube Laranjeiras" or "Esporte Clube Laranjeiras; ECL". */
export function parseTeamList(text: string): Result<TeamValues[], LineProblem[]> {
  const lines = pastedLines(text, MOST_LINES);
  if (lines.length === 0) return err([{ line: 1, text: "Escreva uma equipe por linha." }]);
  if (lines.length > MOST_LINES)
    return err([{ line: lines[MOST_LINES]!.line, text: `Cole no máximo ${MOST_LINES} equipes de uma vez.` }]);
  const teams: TeamValues[] = [];
  const problems: LineProblem[] = [];
  const [names, shortNames] = [new Set<string>(), new Set<string>()];
  for (const { line, cells } of lines) {
    const [name = "", shortName = ""] = cells;
    const parsed = teamSchema.safeParse({
      name,
      shortName: shortName || proposeShortName(name, shortNames),
    });
    if (!parsed.success) problems.push({ line, text: parsed.error.issues[0]!.message });
    else if (names.has(parsed.data.name.toLowerCase()))
      problems.push({ line, text: "Esta equipe já está na lista." });
    else {
      names.add(parsed.data.name.toLowerCase());
      shortNames.add(parsed.data.shortName);
      teams.push(parsed.data);
    }
  }
  return problems.length > 0 ? err(problems) : ok(teams);
}
