import type { z } from 'zod/mini';
import type { exportFoundSchema } from '#shared/admin/bookings-schema.ts';
import type { Deps } from '#server/deps.ts';
import { listBookings } from './list-bookings.ts';

const AT_ONCE = 500;
const MAX_ROWS = 5000;

/** What a search of administrators finds, for a file: up to five thousand bookings, the latest drop-off first. */
export async function exportFound(deps: Pick<Deps, 'db' | 'clock'>, wanted: z.output<typeof exportFoundSchema>) {
  const bookings: Awaited<ReturnType<typeof listBookings>>['bookings'] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listBookings>> = await listBookings(deps, {
      ...wanted,
      after,
      limit: AT_ONCE,
    });
    bookings.push(...page.bookings);
    after = page.next;
  } while (after !== null && bookings.length < MAX_ROWS);
  return { bookings, isMore: after !== null };
}
