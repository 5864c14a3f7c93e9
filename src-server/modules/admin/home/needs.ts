import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import { worksAs } from '#shared/admin/places.ts';
import type { Deps } from '#server/deps.ts';
import {
  differenceNeeds,
  doorNeeds,
  heldShareNeeds,
  refundNeeds,
  reviewNeeds,
  waitingTalkNeeds,
} from '#server/modules/booking/booking.module.ts';
import { claimNeeds } from '#server/modules/claims/claims.module.ts';
import { messageNeeds } from '#server/modules/cms/cms.module.ts';
import { guestsHeldNeeds } from '#server/modules/integrations/integrations.module.ts';
import { changeRequestNeeds, lookNeeds } from '#server/modules/partner/partner.module.ts';
import { couponNeeds, priceNeeds } from '#server/modules/pricing/pricing.module.ts';
import { payoutNeeds } from '#server/modules/payouts/payouts.module.ts';
import type { Need, NeedSource } from '#server/platform/needs/need.ts';
import { checkNeeds, jobNeeds, mailNeeds } from './system-needs.ts';

/** Who knows of what needs a person; an area adds its own here. */
const sources: readonly NeedSource[] = [
  checkNeeds,
  priceNeeds,
  couponNeeds,
  payoutNeeds,
  refundNeeds,
  heldShareNeeds,
  differenceNeeds,
  mailNeeds,
  jobNeeds,
  lookNeeds,
  changeRequestNeeds,
  reviewNeeds,
  claimNeeds,
  doorNeeds,
  waitingTalkNeeds,
  messageNeeds,
  guestsHeldNeeds,
];

/** Who waits, and what it costs them, comes first: a fault, money, mail before a drop-off, work, then what can wait. */
const order: readonly Need['kind'][] = [
  'check',
  'prices',
  'doorShut',
  'doorLook',
  'claim',
  'dispute',
  'payoutFailed',
  'payoutAccount',
  'accountAsks',
  'refundByHand',
  'refundFailed',
  'refundHangs',
  'refundMade',
  'difference',
  'proposal',
  'shareHeld',
  'mailFailed',
  'jobsFailed',
  'newLocation',
  'changeRequest',
  'review',
  'answer',
  'message',
  'guestsHeld',
  'couponBudgets',
];

const isFor = ({ roles }: NeedSource, role: AdminRole | null): boolean => role === null || worksAs(role, roles);

/**
 * What needs a person of this role now, the most pressing first; all of it for owners and scripts (`null`). An area that
 * cannot answer is named instead of hiding what the others know.
 */
export async function findNeeds(deps: Deps, role: AdminRole | null) {
  const own = sources.filter((source) => isFor(source, role));
  const found = await Promise.allSettled(own.map((source) => source.find(deps)));
  const needs = found.flatMap((each): Need[] => (each.status === 'fulfilled' ? each.value : []));
  for (const each of found) {
    if (each.status === 'rejected') deps.log.error({ err: each.reason }, 'what needs a person could not be asked');
  }
  const rank = (need: Need): number => (need.isUrgent === true ? -1 : order.indexOf(need.kind));
  return {
    needs: needs.toSorted((one, other) => rank(one) - rank(other) || (one.since < other.since ? -1 : 1)),
    isWhole: found.every(({ status }) => status === 'fulfilled'),
  };
}
