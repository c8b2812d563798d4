type Handler = (userId: string) => Promise<void>;

const handlers = new Set<Handler>();

/** What a capability does once somebody has proven their e-mail, in the transaction that notes the proof. */
export const onEmailConfirmed = (handler: Handler): void => void handlers.add(handler);

export async function tellConfirmed(userId: string): Promise<void> {
  for (const handler of handlers) await handler(userId);
}
