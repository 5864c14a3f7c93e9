import type { Outputs } from '#web/lib/trpc.ts';

/** The review of an order, or whether there may be one. */
export type ReviewOfOrder = Outputs['reviews']['ofOrder'];
