import { toIso } from '#shared/time/instants.ts';
import type { NeedSource } from '#server/platform/needs/need.ts';

/** Where no country has rates nobody can open a location: a new installation waits for them. */
export const priceNeeds: NeedSource = {
  roles: ['finance'],
  find: async ({ db, clock }) => {
    const [any] = await db.query('select 1 from country_pricings limit 1');
    if (any !== undefined) return [];
    return [{ id: 'prices', kind: 'prices', since: toIso(clock.now()), to: '/admin/pricing' }];
  },
};
