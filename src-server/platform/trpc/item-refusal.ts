import { TRPCError } from '@trpc/server';
import type { Locale } from '#shared/messages/text.ts';
import { toWireError } from '#server/platform/errors/wire-error.ts';
import { causeOf } from './trpc.ts';

/** Messages by field; what is wrong with no field of its own stands under `base`. */
export type ItemRefusal = Readonly<Record<string, readonly string[]>>;

/**
 * What a refusal says of one item of many.
 * @throws the error itself where it is wrong with no item: the caller may not, asks too often, or the product broke.
 */
export function itemRefusal(error: unknown, locale: Locale): ItemRefusal {
  const wire = toWireError(error instanceof TRPCError ? causeOf(error) : error, locale);
  if (wire.isBug || [401, 403, 429, 503].includes(wire.status)) throw error;
  return wire.fields ?? { base: [wire.message] };
}
