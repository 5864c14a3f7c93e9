import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { ERASED } from '#server/modules/accounts/accounts.module.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { forgetStays, NAME } from './forget-stays.ts';

const forgetOldStays = defineJob({ name: 'forget-old-stays', payload: z.object({}), retries: 1 });

const AT_ONCE = 1_000;

interface Old {
  readonly id: string;
  readonly dropOffAt: string;
}

/**
 * Stays that ended before `$1` and still carry a name, by their drop-off, after the one of `$2` and `$3`. What is disputed,
 * claimed, inside or on its way back keeps its name until that is over.
 */
const OLD = `
  select b.id, b.drop_off_at::text as "dropOffAt" from bookings b
  where b.drop_off_at < $1 and (b.drop_off_at, b.id) > ($2::timestamptz, $3::uuid) and b.pick_up_at < $1
    and b.status in ('completed', 'canceled') and b.email not like '%${ERASED}'
    and not exists (select from claims c where c.booking_id = b.id and c.decided_at is null)
    and not exists (select from disputes d where d.booking_id = b.id and d.closed_at is null)
    and not exists (select from refunds r where r.booking_id = b.id and r.status not in ('succeeded', 'failed'))
    and not exists (select from orders o where o.id = b.order_id and o.bags_inside > 0)
  order by b.drop_off_at, b.id limit ${AT_ONCE} for update of b skip locked`;

/**
 * Takes names, addresses, numbers and words off stays that ended `BOOKING_DATA_MONTHS` ago, every night, a thousand at a
 * time, each in a transaction of its own: books, bags' record and reviews stay. See docs/decisions/erasure.md.
 */
export const forgetOldStaysHandler = handleJob(
  forgetOldStays,
  async (_payload, deps: Deps) => {
    const { bookingDataMonths } = deps.config;
    if (bookingDataMonths === 0) return;
    const [limit] = await deps.db.query<{ at: string }>(
      'select ($1::timestamptz - make_interval(months => $2))::text as at',
      [deps.clock.now().toString(), bookingDataMonths],
    );
    const before = limit?.at ?? '';
    let last: Old | undefined = { dropOffAt: '-infinity', id: '00000000-0000-0000-0000-000000000000' };
    while (last !== undefined) last = await forgetSome(deps, before, last);
    await deps.db.query(
      `update guesty_reservations set guest_email = null, guest_name = '${NAME}' where arrives_on < $1`,
      [before],
    );
  },
  '23 3 * * *',
);

/** Forgets the stays after one of them. @returns the last that was forgotten, undefined where no more may follow */
async function forgetSome(deps: Deps, before: string, { dropOffAt, id }: Old): Promise<Old | undefined> {
  const old = await inTransaction(deps, async (em) => {
    const found = await sqlRows<Old>(em, OLD, [before, dropOffAt, id]);
    await forgetStays(
      em,
      found.map((stay) => stay.id),
    );
    return found;
  });
  return old.length < AT_ONCE ? undefined : old.at(-1);
}
