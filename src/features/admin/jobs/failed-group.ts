import type { Outputs } from '#web/lib/trpc.ts';

export type FailedGroup = Outputs['admin']['jobs']['list']['failed'][number];
