/** Where PostgreSQL listens, and how it knows us there. */
export interface Listening {
  host: string;
  port: number;
  password?: string;
  settings: Record<string, string>;
  /** Arguments for initdb. */
  authentication: string[];
  socketFile?: string;
  tidy: () => void;
}
