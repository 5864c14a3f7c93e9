import type { Outputs } from '#web/lib/trpc.ts';

/** What a page of a city or a place shows of the locations around. */
export type Guide = NonNullable<Outputs['cms']['guide']>;

/** A question with its answer in plain words. */
export interface LiveQuestion {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}
