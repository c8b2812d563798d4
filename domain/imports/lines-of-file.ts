/** Checked lines on their way from the file to their table, which nobody on it needs to take apart. */
export interface LinesOfFile {
  /** An array of `AthleteLine`s or `ClubLine`s. */
  json: string;
  /** Their names, in the same order. */
  names: string[];
}
