type Handler<Told> = (told: Told) => Promise<void>;

/**
 * How a lower capability tells the ones above it what happened, without importing them. Handlers run one
 * after the other inside the transaction under way: if one fails, what it was told about is rolled back.
 */
export function signal<Told>() {
  const handlers: Handler<Told>[] = [];
  return {
    on(handler: Handler<Told>): void {
      handlers.push(handler);
    },
    async tell(told: Told): Promise<void> {
      for (const handler of handlers) await handler(told);
    },
  };
}
