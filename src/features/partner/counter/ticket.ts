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

/** Every bag inside has a number of its own: which of them go is chosen by it. */
export const isTagged = ({ custody: { inside, tags } }: CounterTicket): boolean => inside > 0 && tags.length === inside;

/** Bags that are in store for it. */
export const insideOf = ({ custody }: CounterTicket): number => custody.inside;
