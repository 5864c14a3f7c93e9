import type { Outputs } from '#web/lib/trpc.ts';

export type Place = Outputs['admin']['rates']['list']['places'][number];
