import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findBookingRules } from './find-rules.ts';
import { findBookingSchema } from './find-schema.ts';

interface Told {
  readonly code?: string | undefined;
  readonly message: string;
  readonly maximum?: unknown;
  readonly path: readonly PropertyKey[];
}

/** The first issue of each field, by what the form makes its words of. */
function firstOf(issues: readonly Told[]) {
  const first = new Map<PropertyKey | undefined, unknown>();
  for (const { code, message, maximum, path } of issues) {
    if (first.has(path[0])) continue;
    first.set(path[0], code === 'too_big' ? { code, maximum } : { message });
  }
  return Object.fromEntries(first);
}

const read = (by: typeof findBookingRules | typeof findBookingSchema, typed: { code: string; email: string }) => {
  const result = by.safeParse(typed);
  return result.success ? result.data : firstOf(result.error.issues);
};

test.each([
  ['CLK-7F3K9Q', 'ada@example.com'],
  [' clk 7f3k9q ', ' ada@example.com '],
  ['7f3-k9q', 'ada@example'],
  ['', ''],
  ['  ', '  '],
  ['CLK-7F3K9', '@'],
  ['C'.repeat(41), `${'a'.repeat(250)}@example.com`],
  [`${'-'.repeat(50)}7F3K9Q`, 'a b@example.com'],
])('%j and %j are read as the schema reads them', (code, email) => {
  expect(read(findBookingRules, { code, email })).toEqual(read(findBookingSchema, { code, email }));
});

test('whatever is typed is read as the schema reads it', () => {
  const code = fc.oneof(fc.string({ maxLength: 60 }), fc.stringMatching(/^ ?(CLK|clk)?[- ]?[2-9A-HJKMN]{5,7} ?$/));
  const email = fc.oneof(fc.string({ maxLength: 300 }), fc.emailAddress());
  fc.assert(
    fc.property(code, email, (code, email) => {
      expect(read(findBookingRules, { code, email })).toEqual(read(findBookingSchema, { code, email }));
    }),
  );
});
