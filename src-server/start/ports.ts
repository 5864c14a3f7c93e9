import { hasClaim } from '#server/modules/claims/claims.module.ts';
import { mostBags, ordersOfWidget, staysAt } from '#server/modules/booking/booking.module.ts';
import { staffActs } from '#server/modules/custody/custody.module.ts';
import { isPaidOut } from '#server/modules/payouts/payouts.module.ts';
import type { Deps } from '#server/deps.ts';

/** Who answers what earlier modules ask of later ones. */
export const ports: Deps['ports'] = { hasClaim, isPaidOut, mostBags, ordersOfWidget, staffActs, staysAt };
