import { z } from 'zod';
import { compiled } from './compiled-schema.ts';

/** What tRPC reads the types of an input from. */
interface Input<Schema extends z.core.$ZodType> {
  readonly _input: z.input<Schema>;
  readonly _output: z.output<Schema>;
}

/**
 * What a procedure takes, for the `.input()` of those that are asked most: read at once by the schema as zod compiles it,
 * where tRPC would wait for one of `zod/mini` to be walked. What is wrong with an input the schema itself says. It must
 * not wait for anything. See docs/decisions/answers.md.
 */
export function inputBy<Schema extends z.core.$ZodType>(schema: Schema): Input<Schema> {
  let fast: z.core.$ZodType | null = null;
  const read = (value: unknown): unknown => {
    fast ??= compiled(schema);
    const { success, data } = z.safeParse(fast, value);
    return success ? data : z.parse(schema, value);
  };
  return read as unknown as Input<Schema>;
}
