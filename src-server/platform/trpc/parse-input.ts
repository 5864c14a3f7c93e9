import { TRPCError } from '@trpc/server';
import { z } from 'zod';

/** What is there with what is given of it in its place; what is left out stays. */
export const merged = <Was extends object, Given extends object>(was: Was | undefined, given: Given) => ({
  ...was,
  ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
});

/**
 * Reads what an input and what is there already make together: what is wrong with it is wrong with the input.
 * @throws TRPCError with the failed parse, as for an input of its own.
 */
export function parseInput<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
  return parsed.data;
}
