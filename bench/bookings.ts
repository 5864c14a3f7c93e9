import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { newId } from '#server/platform/ids.ts';
import { bookingCode, codeBytes } from '#shared/booking/booking-code.ts';
import { median } from './median.ts';

export interface BookingFigures {
  /** Throughput with the trigger as a part of that without. */
  readonly ratio: number;
  readonly perSecond: number;
  /** Refused because there is no room: the guard at work. */
  readonly full: number;
  /** Anything else: serialization failures, deadlocks, broken connections. */
  readonly failed: number;
}

interface BookingBench {
  readonly url: string;
  readonly listings: number;
  readonly rounds: number;
  readonly seconds: number;
  /** What is on in every other round. */
  readonly trigger: BookingTrigger;
}

/** Keeps the capacity; tells search of each write. */
type BookingTrigger = 'keep_capacity' | 'note_changes_of_insert';

const WRITERS = 12;
const MINUTE = 60_000;
const MARK = 'bench@seed.cloakroom.example';

const insert = {
  name: 'bench-booking',
  text: `insert into bookings (id, code, listing_id, user_id, status, drop_off_at, pick_up_at, bags_count, first_name, last_name,
      email, quote, currency, total_minor, confirmed_at, created_at, updated_at)
    values ($1, $2, $3, $4, 'confirmed', $5, $6, 1, 'Bench', 'Writer', '${MARK}', '{}', 'CAD', 1000, $7, $7, $7)`,
};

/**
 * Twelve writers book at once, over many listings or all at one, in alternating rounds with and without a trigger. Stays lie in the coming three months.
 */
export async function measureBookings({
  url,
  listings,
  rounds,
  seconds,
  trigger,
}: BookingBench): Promise<BookingFigures> {
  const clients = await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  const [first] = clients;
  if (first === undefined) throw new Error('No writers');
  const { rows } = await first.query<{ id: string }>(
    'select id from listings where max_capacity = 50 and published order by id limit $1',
    [listings],
  );
  const user = (await first.query<{ id: string }>('select id from users limit 1')).rows[0]?.id;
  const setTrigger = (on: boolean) =>
    first.query(`alter table bookings ${on ? 'enable' : 'disable'} trigger ${trigger}`);
  const counts = { full: 0, failed: 0 };

  const round = async (): Promise<number> => {
    const end = performance.now() + seconds * 1000;
    const start = newId();
    let written = 0;
    const write = async (client: pg.Client) => {
      while (performance.now() < end) {
        const from = Math.floor(Date.now() / MINUTE + 60 + Math.random() * 90 * 1440) * MINUTE;
        const to = from + (1 + Math.floor(Math.random() * 5)) * 60 * MINUTE;
        const listing = rows[Math.floor(Math.random() * rows.length)]?.id;
        const code = bookingCode(randomBytes(codeBytes));
        const values = [newId(), code, listing, user, new Date(from), new Date(to), new Date()];
        try {
          await client.query({ ...insert, values });
          written += 1;
        } catch (error) {
          const { code: state, constraint } = error as { code?: string; constraint?: string };
          if (state === 'CL001') counts.full += 1;
          else if (constraint !== 'orders_code_key') counts.failed += 1;
        }
      }
    };
    await Promise.all(clients.map(write));
    // Ids grow with time, so the round's own rows are the last ones. Nothing refers to them, and nothing is asked.
    await first.query('set session_replication_role = replica');
    await first.query('delete from bookings where id > $1 and email = $2', [start, MARK]);
    await first.query('delete from orders where id > $1', [start]);
    await first.query('reset session_replication_role');
    return written / seconds;
  };

  const ratios: number[] = [];
  const guarded: number[] = [];
  try {
    await round();
    Object.assign(counts, { full: 0, failed: 0 });
    for (let number = 0; number < rounds; number += 1) {
      await setTrigger(false);
      const free = await round();
      await setTrigger(true);
      const kept = await round();
      ratios.push(kept / free);
      guarded.push(kept);
    }
  } finally {
    await setTrigger(true);
    await Promise.all(clients.map((client) => client.end()));
  }
  return { ratio: median(ratios), perSecond: median(guarded), ...counts };
}
