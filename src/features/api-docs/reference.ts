import type { Outputs } from '#web/lib/trpc.ts';

export type Reference = Outputs['docs']['reference'];
export type Call = Reference['groups'][number]['calls'][number];
export type Field = Call['bodyFields'][number];

/** Where a field is described: `post_bookings.bags_number`. */
export const anchorOf = (call: Pick<Call, 'id'>, field: Pick<Field, 'name'>): string => `${call.id}.${field.name}`;
