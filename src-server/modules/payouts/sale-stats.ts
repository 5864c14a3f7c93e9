import { money } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';
import { availableBalances } from './available-balances.ts';
import { bankForm } from './bank-form.ts';

const WEEK_DAYS = 7;
const RECENT_DAYS = 30;

interface CountsRow {
  readonly customers: number;
  readonly weekly: number;
  readonly recent: number;
}

interface EarnedRow {
  readonly earned: number;
  readonly weekly: number;
}

/**
 * A partner's figures at a glance. Amounts besides the balances are in the currency of their first location; weeks are the
 * seven days until now, `recentBookings` the thirty.
 */
export async function saleStats(deps: Deps, userId: string) {
  const { db, clock } = deps;
  const now = clock.now();
  const { currency } = await bankForm(deps, userId);
  const since = (days: number) => now.minusSeconds(days * 86_400).toString();
  const [{ balances }, [counts], [earned]] = await Promise.all([
    availableBalances(deps, userId),
    db.query<CountsRow>(
      `select count(distinct lower(b.email))::int as customers,
         (count(*) filter (where b.confirmed_at >= $2))::int as weekly,
         (count(*) filter (where b.confirmed_at >= $3))::int as recent
       from bookings b join listings l on l.id = b.listing_id
       where l.owner_id = $1 and b.status in ('confirmed', 'completed')`,
      [userId, since(WEEK_DAYS), since(RECENT_DAYS)],
    ),
    db.query<EarnedRow>(
      `select coalesce(-sum(e.amount_minor), 0)::float8 as earned,
         coalesce(-sum(e.amount_minor) filter (where e.occurred_at >= $3), 0)::float8 as weekly
       from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
       where e.partner_id = $1 and e.currency = $2 and t.kind = 'earning'`,
      [userId, currency ?? '', since(WEEK_DAYS)],
    ),
  ]);
  const own = (minor: number) => (currency === null ? null : money<string>(minor, currency));
  return {
    balances,
    balance: own(balances.find((each) => each.currency === currency)?.minor ?? 0),
    earnings: own(earned?.earned ?? 0),
    weeklyEarnings: own(earned?.weekly ?? 0),
    customers: counts?.customers ?? 0,
    weeklyBookings: counts?.weekly ?? 0,
    recentBookings: counts?.recent ?? 0,
  };
}
