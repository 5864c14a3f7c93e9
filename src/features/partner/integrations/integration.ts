import type { Outputs } from '#web/lib/trpc.ts';

/** Software of a partner that is connected. */
export type Integration = Outputs['integrations']['list'][number];
