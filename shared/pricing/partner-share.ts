import type { Money } from '../money/money.ts';
import { shareByMillionths } from '../money/rounding.ts';

/**
 * The partner's share of what storage cost (without handling fee and tax), rounded half up, in currencies of three
 * decimals down to ten minor units; `shareMillionths` is 0–1 000 000.
 * @throws RangeError for a share outside that.
 */
export function partnerShareOf<C extends string>(storage: Money<C>, shareMillionths: number): Money<C> {
  if (!Number.isInteger(shareMillionths) || shareMillionths < 0 || shareMillionths > 1_000_000) {
    throw new RangeError(`Not a share: ${shareMillionths}`);
  }
  return shareByMillionths(storage, shareMillionths);
}
