import type { Outputs } from '#web/lib/trpc.ts';

/** A shut door as the server tells it. */
export type Door = Outputs['doors']['ofOrder'];
export type DoorReport = NonNullable<Door['report']>;
/** The order as it is now, at the place where it is now. */
export type DoorOrder = Outputs['booking']['get'];
