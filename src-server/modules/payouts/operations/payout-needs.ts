import type { NeedSource } from '#server/platform/needs/need.ts';
import { payoutGroups } from './list-groups.ts';

/** Payouts that came back. */
export const payoutNeeds: NeedSource = {
  roles: ['finance'],
  find: async (deps) => {
    const { failed } = await payoutGroups(deps, {});
    return failed.rows.map(({ id, amount, name, business, failureMessage, createdAt }) => ({
      id: `payout:${id}`,
      kind: 'payoutFailed' as const,
      since: createdAt,
      to: `/admin/payouts?payout=${id}`,
      amount,
      name: business ?? name,
      detail: failureMessage,
    }));
  },
};
