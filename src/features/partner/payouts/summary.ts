import type { Outputs } from '#web/lib/trpc.ts';

export type Summary = Outputs['payouts']['summary'];
export type Payout = Summary['payouts'][number];
export type BalanceOf = Summary['tickets'][number];
export type PayoutLines = Outputs['payouts']['lines'];
