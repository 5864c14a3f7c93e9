import type { WayFound } from '#shared/custody/hand-over-schema.ts';
import type { Outputs } from '#web/lib/trpc.ts';

export type CounterTicket = Outputs['custody']['ticket'];

/** The code of a ticket that is looked at, and how it came there. */
export interface FoundCode {
  readonly code: string;
  readonly found: WayFound;
  /** What it is opened for, where that is not its hand-over. */
  readonly wants?: 'correct' | 'out';
}

export type Handing = 'in' | 'out';

/** Bags that are in store for it. */
export const insideOf = ({ custody }: CounterTicket): number => custody.inside;
