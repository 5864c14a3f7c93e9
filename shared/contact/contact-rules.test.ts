import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Contact, EMAIL, readContact } from './contact-rules.ts';
import { emailSchema, lastNameSchema, nameSchema, optionalPhoneSchema } from './contact-schema.ts';

const schemas: Readonly<Record<keyof Contact, z.ZodMiniType<string, string>>> = {
  email: emailSchema,
  firstName: nameSchema,
  lastName: lastNameSchema,
  phoneNumber: optionalPhoneSchema,
};

const local = fc.string({ unit: fc.constantFrom(..."aZ9.+-_' @") });
const typed = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'+-() 0123456789'), maxLength: 20 }),
  fc.string({ unit: fc.constantFrom(..." Zoë-O’Nł,'"), maxLength: 90 }),
  fc.tuple(local, local).map(([name, host]) => `${name}@${host}.ca `),
);
const lengths = [79, 80, 81, 240, 254, 255].flatMap((length) => ['a'.repeat(length), `${'a'.repeat(length - 5)}@b.ca`]);

test.each(Object.keys(schemas) as (keyof Contact)[])('%s is read as the schema of the server reads it', (field) => {
  const asServer = (text: string) => {
    const result = z.safeParse(schemas[field], text);
    return result.success ? result.data : null;
  };
  for (const text of ['', ' ', ...lengths]) expect(readContact[field](text)).toBe(asServer(text));
  fc.assert(fc.property(typed, (text) => readContact[field](text) === asServer(text)));
});

test('an address is one of mail as zod knows it', () => {
  // Without the escapes that it does not need.
  expect(EMAIL.source).toBe(z.regexes.email.source.replaceAll('\\-', '-'));
});
