import type { Outputs } from '#web/lib/trpc.ts';

/** A country or region with its rates. */
export type Place = Outputs['admin']['rates']['list']['places'][number];
