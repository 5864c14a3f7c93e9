import { z } from 'zod';

/**
 * An answer that is text already, for calls whose answers are put together of parts that stay the same. The person who writes
 * it holds each part against the documented schema (`textBy`). See docs/decisions/answers.md.
 */
export class WrittenAnswer {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * Writes a part of an answer by its schema, without what the schema does not name.
 * @throws Error for one that breaks its schema: a bug of ours, whatever was asked.
 */
export const textBy =
  <Schema extends z.ZodType>(schema: Schema) =>
  (value: z.input<Schema>): string => {
    const { success, data, error } = z.safeParse(schema, value);
    // Never the failed parse itself: it would be read as a refusal of what the client sent.
    if (!success) throw new Error('An answer broke its schema', { cause: error });
    return JSON.stringify(data);
  };

/** One object's text of the texts of several; none of them is empty, and no name stands in two. */
export const joinedObjects = (...texts: readonly string[]): string =>
  `{${texts.map((text) => text.slice(1, -1)).join(',')}}`;
