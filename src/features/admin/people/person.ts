import type { Outputs } from '#web/lib/trpc.ts';

export type Person = Outputs['admin']['people']['show'];
