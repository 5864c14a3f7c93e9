import { toIso } from '#shared/time/instants.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import type { NeedSource } from '#server/platform/needs/need.ts';

/** Where no country has rates no one can open a location: a new installation waits for them. */
export const priceNeeds: NeedSource = {
  roles: ['finance'],
  find: async ({ db, clock }) => {
    const [any] = await db.query('select 1 from country_pricings limit 1');
    if (any !== undefined) return [];
    return [{ id: 'prices', kind: 'prices', since: toIso(clock.now()), to: '/admin/pricing' }];
  },
};

/** Codes whose budget came with budgets themselves, and at which no administrator has looked. */
export const couponNeeds: NeedSource = {
  roles: ['finance'],
  find: async ({ db, clock }) => {
    const [row] = await db.query<{ count: number; since: Date }>(
      `select count(*)::int as count, min(created_at) as since from coupons
       where budget_is_first and (valid_until is null or valid_until > $1)`,
      [clock.now().toString()],
    );
    if (row === undefined || row.count === 0) return [];
    const { count, since } = row;
    return [{ id: 'coupon-budgets', kind: 'couponBudgets', since: isoOfDate(since), to: '/admin/coupons', count }];
  },
};
