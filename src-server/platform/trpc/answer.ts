import { z } from 'zod';
import { compiled } from './compiled-schema.ts';

/** A value as it travels: all of it only to be read. */
type Told<Value> = Value extends object ? { readonly [Name in keyof Value]: Told<Value[Name]> } : Value;

/** What a schema promises, as views give it and clients get it. */
export type Answer<Schema extends z.core.$ZodType> = Told<z.output<Schema>>;

/** Where a value has something that was not promised, such as `items.0.secret`; `null` where it has not. */
function unpromised(value: unknown, promised: unknown): string | null {
  if (value === promised || typeof value !== 'object' || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    if (part === undefined) continue;
    if (typeof promised !== 'object' || promised === null || !Object.hasOwn(promised, name)) return name;
    const within = unpromised(part, Reflect.get(promised, name));
    if (within !== null) return `${name}.${within}`;
  }
  return null;
}

let isStrict = false;

/** Whether an answer with more than it promises is refused instead of losing that: for tests. */
export const setStrictAnswers = (strict: boolean): void => {
  isStrict = strict;
};

/**
 * What a procedure promises, for its `.output()`: an answer that breaks it is a bug, and what is not promised does not
 * travel. Read at once, because schemas that may wait cost more. See docs/decisions/answers.md.
 */
export function answerBy<Schema extends z.core.$ZodType>(schema: Schema) {
  let fast: z.core.$ZodType | null = null;
  const read = (value: unknown): Answer<Schema> => {
    fast ??= compiled(schema);
    const promised = z.parse(fast, value);
    const surplus = isStrict ? unpromised(value, promised) : null;
    if (surplus !== null) throw new Error(`The answer has ${surplus}, which its schema does not name`);
    return promised as Answer<Schema>;
  };
  return Object.assign(read, { schema });
}

/** The promise of a procedure that answers nothing. */
export const nothing = answerBy(z.void());
