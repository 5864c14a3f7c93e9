import type { Outputs } from '#web/lib/trpc.ts';

export type CounterTicket = Outputs['custody']['ticket'];

export type Handing = 'in' | 'out';

/** Bags that are in store for it. */
export const insideOf = ({ custody, bagsCount }: CounterTicket): number => custody.inBags ?? bagsCount;
