import fc from 'fast-check';
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { type Answer, answerBy, setStrictAnswers } from './answer.ts';

const place = z.object({ name: z.string(), at: z.nullable(z.object({ minute: z.int() })) });
const schema = z.object({
  id: z.string(),
  places: z.array(z.extend(place, { tags: z.optional(z.array(z.enum(['near', 'far']))) })),
  outcome: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('done'), count: z.int() }),
    z.object({ kind: z.literal('waits') }),
  ]),
  either: z.union([z.string(), z.object({ text: z.string() })]),
  names: z.record(z.string(), z.number()),
  few: z.array(z.string()).check(z.maxLength(2)),
});

const few = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.constant(undefined));
const value = fc.record({
  id: few,
  places: fc.array(
    fc.record(
      {
        name: few,
        at: fc.oneof(few, fc.record({ minute: few })),
        tags: fc.array(fc.constantFrom('near', 'far', 'up')),
      },
      { requiredKeys: ['name'] },
    ),
    { maxLength: 3 },
  ),
  outcome: fc.oneof(
    few,
    fc.record({ kind: fc.constantFrom('done', 'waits', 'else'), count: few, more: few }, { requiredKeys: ['kind'] }),
  ),
  either: fc.oneof(few, fc.record({ text: few })),
  names: fc.dictionary(fc.string(), few),
  few: fc.array(fc.string(), { maxLength: 3 }),
});
const good = fc.record({
  id: fc.string(),
  places: fc.array(
    fc.record({ name: fc.string(), at: fc.constantFrom(null, { minute: 4, second: 5 }), unpromised: few }),
  ),
  outcome: fc.constantFrom({ kind: 'done', count: 1, more: 2 }, { kind: 'waits' }),
  either: fc.constantFrom('a', { text: 'a', unpromised: 1 }),
  names: fc.dictionary(fc.string(), fc.integer()),
  few: fc.array(fc.string(), { maxLength: 2 }),
});

const outcomeOf = (read: () => unknown): unknown => {
  try {
    return read();
  } catch {
    return 'refused';
  }
};

describe('an answer', () => {
  afterEach(() => setStrictAnswers(true));

  it('is read as its schema reads it', () => {
    setStrictAnswers(false);
    const read = answerBy(schema);
    fc.assert(
      fc.property(fc.oneof(value, good), (given) => {
        expect(outcomeOf(() => read(given))).toEqual(outcomeOf(() => z.parse(schema, given)));
      }),
    );
  });

  it('is refused under test where something within is not promised, by its place', () => {
    setStrictAnswers(true);
    const read = answerBy(z.object({ items: z.array(z.object({ id: z.string() })) }));
    expect(() => read({ items: [{ id: '1' }, { id: '2', secret: 'hush' }] })).toThrow('items.1.secret');
    expect(read({ items: [{ id: '1', secret: undefined }] })).toEqual({ items: [{ id: '1' }] });
  });

  it('is only to be read, all through', () => {
    expectTypeOf<Answer<typeof place>>().toEqualTypeOf<{
      readonly name: string;
      readonly at: { readonly minute: number } | null;
    }>();
  });
});
