import type { Outputs } from '#web/lib/trpc.ts';

/** The order that a claim is about, with the claim where there is one. */
export type ClaimOfOrder = Outputs['claims']['ofOrder'];
export type Claim = NonNullable<ClaimOfOrder['claim']>;
