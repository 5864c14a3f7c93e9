import type { Outputs } from '#web/lib/trpc.ts';

export type Integration = Outputs['integrations']['list'][number];
