import * as z from 'zod/mini';
import { isAccountNumber, isPostalCode } from './bank-numbers.ts';

const text = (longest: number) => z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(longest));

/** Neither line breaks nor control characters; what banks and countries use beyond that, the provider judges. */
const inOneLine = z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'invalidFormat');

const EARLIEST = '1900-01-01';

/** `MM/DD/YYYY` as `YYYY-MM-DD`; `null` for what is no day, or one before 1900. */
export function readBirthDate(typed: string): string | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed.trim());
  if (match === null) return null;
  const [, month = '', day = '', year = ''] = match;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === iso;
  return isDay && iso >= EARLIEST ? iso : null;
}

/** Who is paid, where they live, and their bank account. The number goes to the provider and is not kept. */
export const bankSchema = z.object({
  businessName: text(100),
  /** `MM/DD/YYYY`. */
  dateOfBirth: z.string().check(
    z.minLength(1, 'required'),
    z.refine((typed) => readBirthDate(typed) !== null, 'dateInvalid'),
  ),
  addressLine1: text(200),
  addressCity: text(100).check(inOneLine),
  addressState: text(50).check(inOneLine),
  addressPostalCode: text(12),
  routingNumber: z.string().check(z.trim(), z.maxLength(34), inOneLine),
  accountNumber: text(34).check(z.regex(/^[\dA-Za-z -]+$/, 'invalidFormat')),
});

/** The same of an account that is there: its date of birth is known to the provider and may be left empty. */
export const bankAgainSchema = z.extend(bankSchema, {
  dateOfBirth: z.string().check(z.refine((typed) => typed === '' || readBirthDate(typed) !== null, 'dateInvalid')),
});

interface Numbers {
  readonly addressPostalCode: string;
  readonly accountNumber: string;
}

/** A bank form of a country (ISO 3166): its postal code and account number are looked at before the provider is asked. */
export const bankOf = <Schema extends z.ZodMiniType<Numbers>>(country: string | null, schema: Schema) =>
  schema.check(
    z.refine((typed) => isPostalCode(country, typed.addressPostalCode), {
      path: ['addressPostalCode'],
      error: 'invalidFormat',
    }),
    z.refine((typed) => isAccountNumber(country, typed.accountNumber), {
      path: ['accountNumber'],
      error: 'invalidFormat',
    }),
  );

export const saveBankSchema = z.extend(bankAgainSchema, { requestId: z.uuid() });
