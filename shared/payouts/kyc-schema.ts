import * as z from 'zod/mini';
import { readBirthDate } from './bank-schema.ts';

const number = z
  .string()
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(30), z.regex(/^[\dA-Za-z -]+$/, 'invalidFormat'));

/** What payment law asks of an owner. It goes to the provider, and none of it is kept. */
export const kycSchema = z.object({
  businessTaxId: number,
  /** `MM/DD/YYYY`. */
  dateOfBirth: z.string().check(
    z.minLength(1, 'required'),
    z.refine((typed) => readBirthDate(typed) !== null, 'dateInvalid'),
  ),
  insuranceNumber: number,
});

/** `requestId` is made by the form: sent twice, it is taken once. */
export const sendKycSchema = z.extend(kycSchema, { requestId: z.uuid() });
