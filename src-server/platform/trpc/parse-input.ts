import { TRPCError } from '@trpc/server';
import { z } from 'zod';

/**
 * Reads what an input and what is there already make together: what is wrong with it is wrong with the input.
 * @throws TRPCError with the failed parse, as for an input of its own.
 */
export function parseInput<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
  return parsed.data;
}
