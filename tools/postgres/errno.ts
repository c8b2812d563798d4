/** "ENOENT" and its kin. */
export const errnoOf = (error: unknown) =>
  error instanceof Error && "code" in error ? error.code : undefined;
