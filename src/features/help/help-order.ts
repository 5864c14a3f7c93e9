import type { Outputs } from '#web/lib/trpc.ts';

export type HelpOrder = Outputs['booking']['get'];
