import { money } from '#shared/money/arithmetic.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import type { Need, NeedSource } from '#server/platform/needs/need.ts';

interface Row {
  readonly id: string;
  readonly subject: string;
  readonly provider_id: string;
  readonly what: string;
  readonly code: string | null;
  readonly minor: number | null;
  readonly currency: string | null;
  readonly detail: string | null;
  readonly found_at: Date;
}

/** What differs between the card provider and the books, the oldest first. */
export const differenceNeeds: NeedSource = {
  roles: ['finance'],
  find: async ({ db }) => {
    const rows = await db.query<Row>(
      `select d.id, d.subject, d.provider_id, d.what, b.code, d.amount_minor::float8 as minor, d.currency, d.detail, d.found_at
       from provider_differences d left join bookings b on b.id = d.booking_id
       where d.settled_at is null order by d.found_at, d.id limit 200`,
    );
    return rows.map(
      ({ id, subject, provider_id: name, what, code, minor, currency, detail, found_at: foundAt }): Need => ({
        id: `difference:${id}`,
        kind: 'difference',
        since: isoOfDate(foundAt),
        to: code === null ? `/admin/events?text=${encodeURIComponent(name)}` : `/admin/bookings?booking=${code}`,
        ...(minor === null || currency === null ? {} : { amount: money<string>(minor, currency) }),
        ...(code === null ? {} : { code }),
        name,
        detail: [subject, what, detail].filter((each) => each !== null).join(', '),
      }),
    );
  },
};
