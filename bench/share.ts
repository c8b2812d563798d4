import { portraitUrl } from "#drawing/addresses.ts";
import { drawnPicture } from "#domain/media/picture.ts";
import type { DrawingJob } from "#server/athletes/share/drawing-job.ts";
import { drawOnThread } from "#server/athletes/share/drawing-thread.ts";
import { portraitOf } from "#server/athletes/share/portrait.ts";
import type { Resume } from "#server/athletes/share/views.ts";

/** What drawing costs (decision 12): `node bench/share.ts`. The first round loads the libraries. */
const ROUNDS = 6;
const TICK_MS = 2;

const ATHLETE: Resume = {
  name: "Kauã Batista",
  nickname: null,
  photo: drawnPicture("bench", portraitUrl("bench", "m")),
  shirtNumber: 9,
  position: "Centroavante",
  category: "Sub-20",
  place: "Salvador, BA",
  club: "Esporte Clube Litoral",
  featured: true,
  stats: { source: "match_sheet", games: 32, goals: 21, assists: 9 },
  address: "joiadabase.com.br/a/kaua-batista",
  url: "https://joiadabase.com.br/a/kaua-batista",
  madeOn: "01/01/2026",
  age: 19,
  about: "Protege a bola de costas, gira rápido e finaliza com os dois pés. ".repeat(8),
  traits: ["finalização", "força"],
  facts: [["Altura", "1,83 m"]],
  numbers: null,
  numbersFrom: null,
  numbersOn: null,
  achievements: ["Campeão da Copa Interbairros (2024)"],
  moreAchievements: 0,
  history: [{ year: 2024, club: "Esporte Clube Litoral", category: "Sub-20" }],
  moreHistory: 0,
};

const portrait = await portraitOf(ATHLETE.photo);
const JOBS: Record<string, DrawingJob> = {
  link: { kind: "image", format: "link", athlete: ATHLETE, portrait },
  stories: { kind: "image", format: "stories", athlete: ATHLETE, portrait },
  resume: { kind: "resume", resume: ATHLETE, portrait },
};

const megabytes = () => Math.round(process.memoryUsage().rss / 1e6);
console.log(`before: ${megabytes()} MB`);
for (let round = 1; round <= ROUNDS; round++)
  for (const [name, job] of Object.entries(JOBS)) {
    const { ms, heldMs, bytes } = await measured(() => drawOnThread(job));
    const size = `${Math.round(bytes / 1000)} kB`;
    console.log(
      `${round} ${name.padEnd(8)} ${ms} ms, main thread held ${heldMs} ms, ${size}, ${megabytes()} MB`,
    );
  }

/** How long it took, and the longest time in which nothing else could run. */
async function measured(draw: () => Promise<Buffer>) {
  let [last, held] = [performance.now(), 0];
  const timer = setInterval(() => {
    held = Math.max(held, performance.now() - last - TICK_MS);
    last = performance.now();
  }, TICK_MS);
  const start = performance.now();
  const { length: bytes } = await draw();
  const ms = Math.round(performance.now() - start);
  clearInterval(timer);
  return { ms, heldMs: Math.round(Math.max(held, performance.now() - last)), bytes };
}
