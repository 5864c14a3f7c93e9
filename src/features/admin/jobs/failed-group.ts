import type { Outputs } from '#web/lib/trpc.ts';

/** Failed jobs of one cause. */
export type FailedGroup = Outputs['admin']['jobs']['list']['failed'][number];
