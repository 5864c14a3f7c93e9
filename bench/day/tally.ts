/** Keeps how long calls took and which failed, by what they are. */
export function createTally() {
  const kinds = new Map<string, { milliseconds: number[]; failed: number; none: number }>();
  const failures = new Map<string, number>();
  const of = (what: string) => {
    const known = kinds.get(what) ?? { milliseconds: [], failed: 0, none: 0 };
    kinds.set(what, known);
    return known;
  };
  const refused = (what: string, error: unknown): void => {
    of(what).failed += 1;
    const why = `${what}: ${error instanceof Error ? error.message.slice(0, 200) : String(error)}`;
    failures.set(why, (failures.get(why) ?? 0) + 1);
  };
  return {
    /** Prepares a call, and measures it; null where it is not to be had. Never throws. */
    async run(what: string, prepare: () => Promise<(() => Promise<unknown>) | null>): Promise<void> {
      try {
        const call = await prepare();
        if (call === null) {
          of(what).none += 1;
          return;
        }
        const began = performance.now();
        await call();
        of(what).milliseconds.push(performance.now() - began);
      } catch (error) {
        refused(what, error);
      }
    },
    get failed(): number {
      return [...kinds.values()].reduce((sum, { failed }) => sum + failed, 0);
    },
    /** A row of a Markdown table for each kind; times in whole milliseconds. */
    lines(): string[] {
      return [...kinds].map(([what, { milliseconds, failed, none }]) => {
        const sorted = milliseconds.toSorted((one, other) => one - other);
        const part = (share: number) =>
          Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
        return `| ${what} | ${sorted.length} | ${failed} | ${none} | ${part(0.5)} ms | ${part(0.95)} ms | ${part(0.99)} ms | ${part(1)} ms |`;
      });
    },
    failures: (): string[] => [...failures].map(([why, times]) => `${times} × ${why}`),
  };
}
