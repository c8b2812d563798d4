import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { fail } from "./fail.ts";
import { replayCardFile, type CardFile } from "./published-cards.ts";
import { differencesFrom, type PublishedFile } from "./published-championships.ts";

const given = process.argv.slice(2);
if (given.length === 0)
  fail("Say where the published results are: npm run championships:replay -- folder-or-files");

const counts = { leagues: 0, cups: 0, seasonsOfCards: 0, suspensions: 0, contradicted: 0, different: 0 };
for (const file of await filesOf(given)) {
  const lines = await outcomeOf(file);
  console.log(`${path.basename(file)}: ${lines.join("\n  ")}`);
}
console.log(
  `${counts.leagues} leagues and ${counts.cups} cups replayed; ${counts.seasonsOfCards} seasons of cards with ` +
    `${counts.suspensions} suspensions, ${counts.contradicted} contradicted by the sheets; ` +
    `${counts.different} files different`,
);
process.exit(counts.different > 0 ? 1 : 0);

async function outcomeOf(file: string): Promise<string[]> {
  try {
    const published = JSON.parse(await readFile(file, "utf8")) as PublishedFile | CardFile;
    const differences =
      published.format === "cards" ? cardDifferences(published) : tableDifferences(published);
    if (differences.length === 0) return ["OK"];
    counts.different += 1;
    return [`${differences.length} differences`, ...differences];
  } catch (error) {
    counts.different += 1;
    return [`cannot be replayed: ${String(error)}`];
  }
}

function tableDifferences(published: PublishedFile): string[] {
  counts[published.format === "league" ? "leagues" : "cups"] += 1;
  return differencesFrom(published);
}

function cardDifferences(season: CardFile): string[] {
  const { suspensions, bookedWhileSuspended, differences } = replayCardFile(season);
  counts.seasonsOfCards += 1;
  counts.suspensions += suspensions;
  counts.contradicted += bookedWhileSuspended;
  return differences;
}

async function filesOf(paths: readonly string[]): Promise<string[]> {
  const files = await Promise.all(
    paths.map(async (each) => {
      const found = await stat(each).catch(() => fail(`${each} does not exist.`));
      if (!found.isDirectory()) return [each];
      const names = await readdir(each);
      return names
        .filter((name) => name.endsWith(".json"))
        .toSorted()
        .map((name) => path.join(each, name));
    }),
  );
  return files.flat();
}
