import type { Instant } from '@js-joda/core';

/** When bags come and go: [dropOffAt, pickUpAt), whole minutes. */
export interface Stay {
  readonly dropOffAt: Instant;
  readonly pickUpAt: Instant;
}
