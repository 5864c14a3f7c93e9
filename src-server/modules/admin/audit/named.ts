import type { Row } from '#server/platform/audit/audited-row.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isId } from '#server/platform/ids.ts';
import { type Subject, subjectsOf } from './entry-subjects.ts';

/** All ids in a value, however deep. */
function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return isId(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
}

/** A value with the names of the things whose ids stand in it; an id that no one knows stays. */
function withNames(value: unknown, names: ReadonlyMap<string, Subject>): unknown {
  if (typeof value === 'string') return names.get(value)?.name ?? value;
  if (Array.isArray(value)) return value.map((each) => withNames(each, names));
  return typeof value === 'object' && value !== null ? rowWithNames({ ...value }, names) : value;
}

function rowWithNames(row: Row, names: ReadonlyMap<string, Subject>): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, withNames(value, names)]));
}

interface Told {
  readonly before: Row | null;
  readonly after: Row | null;
  readonly input?: unknown;
}

/** Reads acts as people do: a person, a location, a kind of shop by what it is called instead of its id. */
export async function named<Act extends Told>(db: Database, acts: readonly Act[]): Promise<readonly Act[]> {
  const names = await subjectsOf(
    db,
    acts.flatMap(({ before, after, input }) => idsIn([before, after, input])),
  );
  const of = (row: Row | null) => (row === null ? null : rowWithNames(row, names));
  return acts.map((act) => ({
    ...act,
    before: of(act.before),
    after: of(act.after),
    ...('input' in act && { input: withNames(act.input, names) }),
  }));
}
