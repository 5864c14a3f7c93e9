import { Instant, type ZoneId } from '@js-joda/core';
import { money } from '#shared/money/arithmetic.ts';
import { dateOfDay, dayOfDate, instantOfLocal, localDateOf } from '#shared/time/local-time.ts';
import type { Deps } from '#server/deps.ts';
import type { PlaceOfWeek, WeekOfCurrency } from './week-of-currency.ts';

const DAYS = 7;

interface MovementRow {
  readonly kind: 'earning' | 'claw_back' | 'payout' | 'payout_reversal';
  readonly currency: string;
  readonly minor: number;
  readonly occurred_at: Date;
  readonly note: string | null;
  readonly code: string | null;
  readonly bags_count: number | null;
  readonly listing_id: string | null;
}

const movementsSql = `
  select t.kind, e.currency, (-e.amount_minor)::float8 as minor, t.occurred_at, t.note, b.code, b.bags_count, b.listing_id
  from ledger_entries e join ledger_transactions t on t.id = e.transaction_id left join bookings b on b.id = t.booking_id
  where e.partner_id = $1 and e.occurred_at >= $2 and e.occurred_at < $3
  order by e.occurred_at, t.id`;

const beforeSql = `
  select currency, (-sum(amount_minor))::float8 as minor from ledger_entries
  where partner_id = $1 and occurred_at < $2 group by currency`;

const listingsSql = `
  select id, name,
    not l.available_full_time and not exists (select from weekly_slots w where w.listing_id = l.id) as lacks_hours
  from listings l
  where owner_id = $1 order by created_at, id`;

interface ListingRow {
  readonly id: string;
  readonly name: string;
  readonly lacks_hours: boolean;
}

const sum = (rows: readonly { readonly minor: number }[]) => rows.reduce((all, { minor }) => all + minor, 0);

/**
 * A partner's week from a Monday (`YYYY-MM-DD`) where their first location is, reckoned from the ledger alone; one part
 * for each currency that moved, the largest first. Empty where nothing moved.
 */
export async function weekOfPartner(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  { zone, monday }: { readonly zone: ZoneId; readonly monday: string },
): Promise<WeekOfCurrency[]> {
  const startOf = (ahead: number) => instantOfLocal(zone, dateOfDay(dayOfDate(monday) + ahead), 0).toString();
  const [since, until] = [startOf(0), startOf(DAYS)];
  const [rows, before, listings] = await Promise.all([
    db.query<MovementRow>(movementsSql, [userId, since, until]),
    db.query<{ currency: string; minor: number }>(beforeSql, [userId, since]),
    db.query<ListingRow>(listingsSql, [userId]),
  ]);
  const dateOf = (row: MovementRow) => localDateOf(zone, Instant.ofEpochMilli(row.occurred_at.getTime()));
  const weeks = [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, own], index): WeekOfCurrency => {
    const amountOf = (minor: number) => money<string>(minor, currency);
    const earnings = own.filter(({ kind }) => kind === 'earning');
    const clawBacks = own.filter(({ kind }) => kind === 'claw_back');
    const moved = own.filter(({ kind }) => kind === 'payout' || kind === 'payout_reversal');
    const bagsOf = (of: readonly MovementRow[]) => of.reduce((all, { bags_count }) => all + (bags_count ?? 0), 0);
    const place = (id: string | null, name: string, lacksHours: boolean): PlaceOfWeek => {
      const here = earnings.filter(({ listing_id }) => listing_id === id);
      return {
        listingId: id,
        name,
        orders: here.length,
        bags: bagsOf(here),
        amount: amountOf(sum(here)),
        lacksHours,
      };
    };
    const opening = before.find((each) => each.currency === currency)?.minor ?? 0;
    return {
      currency,
      orders: earnings.length,
      bags: bagsOf(earnings),
      days: Array.from({ length: DAYS }, (_, ahead) => {
        const date = dateOfDay(dayOfDate(monday) + ahead);
        return amountOf(sum(earnings.filter((row) => dateOf(row) === date)));
      }),
      // Locations at zero stand once, with the first currency.
      places: [
        ...listings.map(({ id, name, lacks_hours }) => place(id, name, lacks_hours)),
        place(null, '', false),
      ].filter(({ orders, listingId }) => orders > 0 || (index === 0 && listingId !== null)),
      earned: amountOf(sum(earnings)),
      takenBack: clawBacks.map(({ code, note, minor }) => ({
        code: code ?? '',
        note: note ?? '',
        amount: amountOf(minor),
      })),
      brought: amountOf(sum(earnings) + sum(clawBacks)),
      payouts: moved.map((row) => ({ date: dateOf(row), amount: amountOf(row.minor) })),
      before: amountOf(opening),
      after: amountOf(opening + sum(own)),
    };
  });
  return weeks.toSorted((a, b) => b.orders - a.orders);
}
