/**
 * New lines of a checked file, after one line and up to another. They are in the table "lines_of_file" (line, data) of
 * the transaction under way, from where they go to their own: no process of ours holds them in between.
 */
export interface LinesOfFile {
  after: number;
  upTo: number;
}
