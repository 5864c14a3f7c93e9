import type { Clock } from './clock.ts';

interface Asker {
  /** Whose answers they are: each database has its own. */
  readonly db: object;
  readonly clock: Clock;
}

interface Cached<Value> {
  readonly value: Promise<Value>;
  readonly at: number;
}

interface TtlCache<Value> {
  /** The value of a key that is not too old, or is being made; else it is made. */
  get(asker: Asker, key: string, make: () => Promise<Value>): Promise<Value>;
  /** Lets go of the value of a key. */
  forget(db: object, key: string): void;
  /** Lets go of all values of a database. */
  forgetAll(db: object): void;
}

/**
 * Values that take long to make and change slowly, in this process by database and key. What failed is made again for the
 * next caller.
 * @param forMs how old a value may be, in milliseconds; `Infinity` for what never changes
 * @param most how many are kept of a database; the oldest goes first
 */
export function ttlCache<Value>(forMs: number, most = 500): TtlCache<Value> {
  const all = new WeakMap<object, Map<string, Cached<Value>>>();
  const get: TtlCache<Value>['get'] = ({ db, clock }, key, make) => {
    const cached = all.get(db) ?? new Map<string, Cached<Value>>();
    all.set(db, cached);
    const at = clock.now().toEpochMilli();
    const before = cached.get(key);
    // The caller whose value fails while others wait for it fails alone: they ask for themselves.
    if (before !== undefined && Math.abs(at - before.at) < forMs)
      return before.value.catch(() => get({ db, clock }, key, make));
    const value = make();
    cached.delete(key);
    cached.set(key, { value, at });
    const [oldest] = cached.keys();
    if (cached.size > most && oldest !== undefined) cached.delete(oldest);
    value.catch(() => cached.get(key)?.value === value && cached.delete(key));
    return value;
  };
  return {
    get,
    forget: (db, key) => void all.get(db)?.delete(key),
    forgetAll: (db) => void all.delete(db),
  };
}
