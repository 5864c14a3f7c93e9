/**
 * Runs so many pieces of work at once, the others in turn: each partner's first, then each one's second, so that many of
 * one keep no other waiting.
 */
export function fairQueue(atOnce: number) {
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;
  const next = (): void => {
    const [first] = waiting;
    if (first === undefined || running >= atOnce) return;
    const [key, [start, ...rest]] = first;
    waiting.delete(key);
    // Whose turn it was is the last to come again.
    if (rest.length > 0) waiting.set(key, rest);
    running += 1;
    start?.();
  };
  /** @param key whose work it is. */
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    await new Promise<void>((start) => {
      waiting.set(key, [...(waiting.get(key) ?? []), start]);
      next();
    });
    try {
      return await work();
    } finally {
      running -= 1;
      next();
    }
  };
}
