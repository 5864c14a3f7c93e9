import type { Deps } from '#server/deps.ts';
import type { RequestedChanges } from './listing.entity.ts';

interface WaitingRow {
  readonly id: string;
  readonly changes: RequestedChanges;
  readonly created_at: Date;
  readonly name: string;
  readonly alternative_name: string | null;
  readonly address: string;
}

/** The change requests that wait for a decision, the oldest first, with what is public now. */
export async function waitingRequests({ db }: Pick<Deps, 'db'>) {
  const rows = await db.query<WaitingRow>(
    `select c.id, c.changes, c.created_at, l.name, l.alternative_name, l.address
     from change_requests c join listings l on l.id = c.listing_id
     where c.status = 'waiting' order by c.created_at, c.id`,
  );
  return rows.map(({ id, changes, created_at, name, alternative_name, address }) => ({
    id,
    since: created_at.toISOString(),
    now: { name, alternativeName: alternative_name ?? '', address },
    changes,
  }));
}
