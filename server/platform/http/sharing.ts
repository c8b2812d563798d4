/** Visitors who ask for the same thing at the same moment share one making of it. */
export function createSharing<T>() {
  const underWay = new Map<string, Promise<T | undefined>>();
  /** What others made meanwhile; otherwise `make` has run. What only its own visitor may have, it answers as undefined. */
  return async (key: string, make: () => Promise<T | undefined>): Promise<{ others?: T }> => {
    // Nothing is awaited where nothing is under way: two who come in one moment would both make it.
    const current = underWay.get(key);
    const others = current && (await current.catch(() => undefined));
    if (others) return { others };
    const making = make();
    underWay.set(key, making);
    const forget = () => underWay.get(key) === making && underWay.delete(key);
    await making.finally(forget);
    return {};
  };
}
