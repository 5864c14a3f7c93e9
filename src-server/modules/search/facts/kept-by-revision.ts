import type { Deps } from '#server/deps.ts';

/** Which state of a listing's rows a person speaks of: `revisionColumns` as a statement told them. */
export interface Revision {
  readonly id: string;
  readonly revision: number;
  readonly shared_revision: number;
}

/** The columns of a `Revision` but its id, for a listing known as `l`. */
export const revisionColumns = 'l.revision, (select revision from shared_facts) as shared_revision';

interface Kind<Facts> {
  /** Of how many listings they are kept; those asked for longest ago go first. */
  readonly most: number;
  /** Reads the facts of listings as they are now, each with the revision that it was read with. */
  readonly read: (db: Deps['db'], ids: readonly string[]) => Promise<readonly Facts[]>;
}

const isOf = (one: Revision, other: Revision): boolean =>
  one.revision === other.revision && one.shared_revision === other.shared_revision;

/**
 * Facts of listings that are made of rows once and kept as long as the database says, by the revision that comes with
 * each answer, that the rows are the same. See docs/decisions/database.md.
 * @returns asks for the facts of listings; one that is gone since its revision was told is not in the answer.
 */
export function keptByRevision<Facts extends Revision>({ most, read }: Kind<Facts>) {
  const ofDatabase = new WeakMap<Deps['db'], Map<string, Facts>>();
  const keptOf = (db: Deps['db']): Map<string, Facts> => {
    const known = ofDatabase.get(db);
    if (known !== undefined) return known;
    const begun = new Map<string, Facts>();
    ofDatabase.set(db, begun);
    return begun;
  };
  return async (db: Deps['db'], told: readonly Revision[]): Promise<ReadonlyMap<string, Facts>> => {
    const kept = keptOf(db);
    const found = new Map<string, Facts>();
    const missing: string[] = [];
    const keep = (facts: Facts) => {
      found.set(facts.id, facts);
      kept.delete(facts.id);
      kept.set(facts.id, facts);
    };
    for (const each of told) {
      const known = kept.get(each.id);
      if (known !== undefined && isOf(known, each)) keep(known);
      else missing.push(each.id);
    }
    if (missing.length > 0) for (const facts of await read(db, missing)) keep(facts);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return found;
  };
}
