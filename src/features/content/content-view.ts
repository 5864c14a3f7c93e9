import type { Outputs } from '#web/lib/trpc.ts';

export type ContentView = NonNullable<Outputs['cms']['page']>;
