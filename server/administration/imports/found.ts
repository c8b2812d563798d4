import type { AthleteLine } from "#domain/imports/athlete-line.ts";
import type { ClubLine } from "#domain/imports/club-line.ts";
import type { Delimiter } from "#domain/imports/delimiter.ts";
import type { Encoding } from "#domain/imports/encoding.ts";
import type { ImportKind } from "#domain/imports/kinds.ts";

export type StagedLine = AthleteLine | ClubLine;

export const isAthleteLine = (line: StagedLine): line is AthleteLine => "birthdate" in line;
export const isClubLine = (line: StagedLine): line is ClubLine => "cnpj" in line;

export interface FoundRow {
  line: number;
  data: StagedLine;
}

export interface FoundProblem {
  /** Null: the whole file. */
  line: number | null;
  column: string | null;
  reason: string;
}

/** A piece of what was found in a file, in the order of its lines. */
export interface FoundBatch {
  rows: FoundRow[];
  problems: FoundProblem[];
  /** Lines with data that were read for it. */
  read: number;
  refused: number;
}

/** What is known of the file as a whole, once its heading was read. */
export interface FoundFile {
  encoding: Encoding | null;
  delimiter: Delimiter | null;
  ignored: string[];
}

/** What the reading process is asked to do. The bytes come by its standard input. */
export interface ReadOrder {
  kind: ImportKind;
  /** "2026-11-20" */
  today: string;
}

/** What it tells. After a batch it waits until it is told to go on. */
export type Told = { file: FoundFile } | { batch: FoundBatch } | { end: true };
