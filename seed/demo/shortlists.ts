import { RANK_GAP } from "#domain/scouting/order.ts";
import type { Stage } from "#domain/scouting/stages.ts";
import { client } from "#server/platform/database/database.ts";
import { idOf } from "./logins.ts";

interface DemoNote {
  by: "owner" | "scout";
  text: string;
  daysAgo: number;
  tags?: string[];
  match?: string;
  minute?: number;
  private?: boolean;
}

interface DemoEntry {
  athlete: string;
  stage: Stage;
  notes?: DemoNote[];
}

interface DemoList {
  name: string;
  positions: string[];
  born?: [from: number, to: number];
  foot?: string;
  daysAgo: number;
  entries: DemoEntry[];
}

/** One list in full swing, one small, one that has just been made. The last of the first is hidden by staff. */
const lists = (year: number): DemoList[] => [
  {
    name: `Goleiro para ${year + 1}`,
    positions: ["Goleiro"],
    born: [year - 16, year - 14],
    daysAgo: 0,
    entries: [],
  },
  {
    name: "Zaga do Sub-17 feminino",
    positions: ["Zagueiro"],
    born: [year - 17, year - 15],
    daysAgo: 3,
    entries: [
      {
        athlete: "Isadora Lacerda",
        stage: "contacted",
        notes: [{ by: "scout", text: "Sai jogando com calma. Ganha quase todas pelo alto.", daysAgo: 9 }],
      },
      { athlete: "Yasmin Figueiredo", stage: "watching" },
      { athlete: "Letícia Amaral", stage: "watching" },
    ],
  },
  {
    name: `Ponta-esquerda para ${year + 1}`,
    positions: ["Ponta-esquerda"],
    born: [year - 17, year - 15],
    foot: "Canhoto",
    daysAgo: 1,
    entries: [
      {
        athlete: "Kaio Barcelos",
        stage: "on_trial",
        notes: [
          {
            by: "owner",
            text: "Ganha no um contra um e cruza com as duas. Recompõe sem ser cobrado.",
            daysAgo: 14,
            tags: ["cruzamento", "velocidade"],
            match: "Copa Vale Verde",
            minute: 61,
          },
          {
            by: "scout",
            text: "Cai de rendimento depois dos 70.",
            daysAgo: 21,
            match: "Litoral 1 × 1 Capibaribe",
            minute: 78,
          },
        ],
      },
      {
        athlete: "Davi Nogueira",
        stage: "contacted",
        notes: [
          {
            by: "scout",
            text: "Um ano mais novo e já titular. Tempo de bola muito bom.",
            daysAgo: 35,
            minute: 15,
          },
          { by: "owner", text: "Pedido enviado à família.", daysAgo: 2 },
        ],
      },
      {
        athlete: "Joelson Viana",
        stage: "approved",
        notes: [{ by: "owner", text: "Diretoria aprovou. Documentos com a família.", daysAgo: 3 }],
      },
      {
        athlete: "Wendell Caldas",
        stage: "watching",
        notes: [
          {
            by: "scout",
            text: "Bom primeiro toque. Ver de novo contra time rápido.",
            daysAgo: 7,
            tags: ["drible", "visão de jogo"],
            minute: 34,
          },
        ],
      },
      {
        athlete: "Elias Tenório",
        stage: "watching",
        notes: [{ by: "owner", text: "Falar com o treinador antes de avançar.", daysAgo: 4, private: true }],
      },
      { athlete: "Adriel Nunes", stage: "watching" },
      {
        athlete: "Rafael Dornelles",
        stage: "on_trial",
        notes: [
          { by: "scout", text: "Forte na área; menos à vontade na ponta.", daysAgo: 4, tags: ["força"] },
        ],
      },
      {
        athlete: "Mateus Lins",
        stage: "refused",
        notes: [{ by: "scout", text: "Números só declarados, sem súmula para conferir.", daysAgo: 19 }],
      },
      {
        athlete: "Juan Carrilho",
        stage: "refused",
        notes: [{ by: "owner", text: "Não é canhoto.", daysAgo: 26 }],
      },
      {
        athlete: "Otto Wanderley",
        stage: "watching",
        notes: [{ by: "owner", text: "Visto no torneio de verão.", daysAgo: 40 }],
      },
    ],
  },
];

interface People {
  clubId: string;
  owner: string;
  scout: string;
}

/** The demo club's lists and notes, by two people. Written as rows: notes have days that no form can give them. */
export async function addShortlists(people: People, today: Temporal.PlainDate): Promise<void> {
  for (const list of lists(today.year)) await addList(people, list);
}

async function addList({ clubId, owner, scout }: People, list: DemoList): Promise<void> {
  const { rows } = await client().query<{ id: string }>(
    `insert into shortlists (club_id, name, positions, born_from, born_to, foot, created_by, changed_by, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7, now() - make_interval(days => 45), now() - make_interval(days => $8))
     returning id`,
    [clubId, list.name, list.positions, list.born?.[0], list.born?.[1], list.foot, owner, list.daysAgo],
  );
  const listId = rows[0]!.id;
  for (const [index, { athlete, stage, notes = [] }] of list.entries.entries()) {
    const athleteId = await idOf("athlete", athlete);
    const entry = await client().query<{ id: string }>(
      `insert into shortlist_entries (shortlist_id, athlete_id, stage, rank, added_by) values ($1, $2, $3, $4, $5) returning id`,
      [listId, athleteId, stage, index * RANK_GAP, scout],
    );
    await addHistory(entry.rows[0]!.id, stage, { owner, scout });
    for (const note of notes.toSorted((one, other) => other.daysAgo - one.daysAgo))
      await client().query(
        `insert into scout_notes (club_id, athlete_id, author_id, private, text, tags, match, minute, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, now() - make_interval(days => $9))`,
        [
          clubId,
          athleteId,
          note.by === "owner" ? owner : scout,
          note.private ?? false,
          note.text,
          note.tags ?? [],
          note.match,
          note.minute,
          note.daysAgo,
        ],
      );
  }
}

async function addHistory(
  entryId: string,
  stage: Stage,
  { owner, scout }: Pick<People, "owner" | "scout">,
): Promise<void> {
  await client().query(
    `insert into shortlist_entry_changes (entry_id, user_id, what, stage, created_at)
     values ($1, $2, 'added', 'watching', now() - interval '40 days')`,
    [entryId, scout],
  );
  if (stage === "watching") return;
  await client().query(
    `insert into shortlist_entry_changes (entry_id, user_id, what, stage, created_at)
     values ($1, $2, 'stage', $3, now() - interval '5 days')`,
    [entryId, owner, stage],
  );
}
