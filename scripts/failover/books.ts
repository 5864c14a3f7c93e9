import { runStatement } from '#server/platform/postgres/databases.ts';
import type { Acknowledged, Place } from './visitors.ts';

/** Places that never close and can be booked. */
export const placesIn = (url: string): Promise<Place[]> =>
  runStatement<Place & Record<string, unknown>>(
    url,
    `select id, latitude::float8 as latitude, longitude::float8 as longitude, max_capacity as capacity from listings
     where published and bookable and available_full_time order by id limit 60`,
  );

/** How many bookings that were acknowledged are not there, or are canceled. */
export async function countLost(url: string, acknowledged: readonly Acknowledged[]): Promise<number> {
  const kept = await runStatement<{ code: string }>(
    url,
    `select distinct o.code from orders o join bookings b on b.order_id = o.id
     where o.code = any($1) and b.status <> 'canceled'`,
    [acknowledged.map(({ code }) => code)],
  );
  const found = new Set(kept.map(({ code }) => code));
  return acknowledged.filter(({ code }) => !found.has(code)).length;
}

/** How many visitors, who each wanted one booking, have several, or have one that was paid more than once. */
export async function countDoubled(url: string): Promise<number> {
  const [row] = await runStatement<{ count: number }>(
    url,
    `select count(*)::int as count from (
       select b.email from bookings b where b.email like 'visitor-%@failover.example' and b.status <> 'canceled'
       group by b.email having count(*) > 1
       union
       select b.email from bookings b join payments p on p.booking_id = b.id and p.status = 'succeeded'
       where b.email like 'visitor-%@failover.example' group by b.email having count(*) > 1
     ) several`,
  );
  return row?.count ?? 0;
}

/** How many confirmed bookings begin where more bags lie than there is room for. */
export async function countOversold(url: string): Promise<number> {
  const [row] = await runStatement<{ count: number }>(
    url,
    `select count(*)::int as count from bookings b join listings l on l.id = b.listing_id
     where b.status = 'confirmed' and l.max_capacity < (
       select sum(o.bags_count) from bookings o where o.listing_id = b.listing_id and o.status = 'confirmed'
         and o.drop_off_at <= b.drop_off_at and o.pick_up_at > b.drop_off_at)`,
  );
  return row?.count ?? 0;
}

/** Intents of payments by the booking that they are for, as the provider lists them: how many bookings were charged twice. */
export async function countChargedTwice(sandboxUrl: string): Promise<number> {
  const charged = new Map<string, number>();
  let after = '';
  for (;;) {
    const answer = await fetch(`${sandboxUrl}/v1/payment_intents?limit=100${after && `&starting_after=${after}`}`, {
      headers: { authorization: 'Bearer sk_test_sandbox' },
    });
    const { data, has_more: hasMore } = (await answer.json()) as {
      readonly data: readonly {
        readonly id: string;
        readonly status: string;
        readonly metadata: { booking_id?: string };
      }[];
      readonly has_more: boolean;
    };
    for (const { status, metadata } of data) {
      const booking = metadata.booking_id ?? '';
      if (status === 'succeeded') charged.set(booking, (charged.get(booking) ?? 0) + 1);
    }
    after = data.at(-1)?.id ?? '';
    if (!hasMore) return [...charged.values()].filter((times) => times > 1).length;
  }
}
