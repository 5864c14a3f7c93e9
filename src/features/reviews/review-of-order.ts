import type { Outputs } from '#web/lib/trpc.ts';

export type ReviewOfOrder = Outputs['reviews']['ofOrder'];
