import type { Outputs } from '#web/lib/trpc.ts';

/** The order that a traveller asks for help with. */
export type HelpOrder = Outputs['booking']['get'];
