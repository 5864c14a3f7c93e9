import type { Outputs } from '#web/lib/trpc.ts';

/** A location that is looked at, with what a decision is made by. */
export type Look = Outputs['admin']['newLocations']['show'];
