import type { EntityManager } from '@mikro-orm/postgresql';
import { sqlRows } from './sql-rows.ts';

/** The migration that holds all of an earlier release. */
export interface Baseline {
  readonly name: string;
  /** The last migration of that release. */
  readonly follows: string;
  readonly release: string;
}

/** A sentence for the operator. */
export class OlderReleaseError extends Error {}

const numberOf = (name: string): number => Number.parseInt(name, 10);

/**
 * The migrations of a database or a backup by their names in this release: those that the baseline holds are the baseline.
 * @param what whose they are, as a sentence begins
 * @throws OlderReleaseError where some of those are missing
 */
export function namesSince(baseline: Baseline, names: readonly string[], what: string): string[] {
  if (names.length === 0) return [];
  if (!names.includes(baseline.name) && !names.includes(baseline.follows))
    throw new OlderReleaseError(
      `${what} is of a release before ${baseline.release}: it stands at ${names.at(-1)}. Bring it to ${baseline.release} with that release first, then use this one. Nothing was changed.`,
    );
  return [baseline.name, ...names.filter((name) => numberOf(name) > numberOf(baseline.name))];
}

/**
 * Records the baseline as applied in a database that release made; its own names stay, so that it can still be started.
 * @throws OlderReleaseError for one that stands before its end
 */
export async function recordBaseline(em: EntityManager, baseline: Baseline): Promise<void> {
  const [table] = await sqlRows<{ name: string | null }>(em, `select to_regclass('migrations')::text as name`);
  if (table?.name == null) return;
  const rows = await sqlRows<{ name: string }>(em, 'select name from migrations order by id');
  const names = rows.map(({ name }) => name);
  if (namesSince(baseline, names, 'The database').length === 0 || names.includes(baseline.name)) return;
  await sqlRows(em, 'insert into migrations (name, executed_at) values ($1, now())', [baseline.name]);
}
