/** A person whose data is copied or erased, with everything by which a capability can find their rows. */
export interface DataSubject {
  userId: string;
  email: string;
  name: string;
}

/** One capability's part of a copy: rows by table, and the folders of storage that hold the files. */
export interface ExportPart {
  tables: Record<string, readonly object[]>;
  folders?: readonly string[];
}
