import { z } from 'zod';
import { isAuthPath } from './auth-path.ts';
import { authError, authFieldErrors } from './auth-refusal.ts';
import type { RestRow } from './rest-row.ts';

const fieldErrors = z.object({ errors: z.record(z.string(), z.array(z.string())) }).meta({
  id: 'FieldErrors',
  description: 'What the person can mend: messages by the call’s own names of its fields, base for what is about none',
});

/** Besides the sentence some refusals carry what they are about, such as `affected_bookings`. */
const plainError = z.looseObject({ error: z.string() }).meta({ id: 'Error', description: 'One sentence' });

/** Every status that a call may be refused with, and what it means where the call says nothing of its own. */
const meanings = {
  400: 'The body cannot be read, or a text holds what none can hold',
  401: 'Not signed in, the session has ended, or the service token is unknown or over',
  403: 'Signed in, but not allowed',
  404: 'Does not exist, or is not yours',
  409: 'The same Idempotency-Key with another request, or changed meanwhile',
  413: 'The body is larger than 1 MB, or a file than 10 MB',
  422: 'A field is wrong; errors says which and why',
  429: 'Too many requests; wait for Retry-After',
  500: 'Our fault; repeat with the same Idempotency-Key',
  503: 'We are away for a moment; repeat after Retry-After with the same Idempotency-Key',
} as const;

type Refusal = keyof typeof meanings;

const allRefusals: readonly Refusal[] = [400, 401, 403, 404, 409, 413, 422, 429, 500, 503];

function isPossible(row: RestRow, status: Refusal): boolean {
  const isWrite = row.method !== 'GET';
  const hasAddress = row.params !== undefined || row.query !== undefined;
  switch (status) {
    case 400:
    case 422:
      return isWrite || hasAddress;
    case 403:
      return row.whose !== 'anyone';
    case 404:
      return row.params !== undefined;
    case 409:
    case 413:
      return isWrite;
    default:
      return true;
  }
}

const formOf = (status: Refusal): z.ZodType => (status === 422 ? fieldErrors : plainError);
const authForm = (status: Refusal): z.ZodType => (status === 422 ? z.union([authFieldErrors, authError]) : authError);

/** What a call may be refused with, by status: what it means there, and the schema of the answer. */
export function refusalsOf(
  row: RestRow,
): Readonly<Record<string, { readonly description: string; readonly schema: z.ZodType }>> {
  const own: Readonly<Record<number, string | undefined>> = row.refusals ?? {};
  return Object.fromEntries(
    allRefusals
      .filter((status) => own[status] !== undefined || isPossible(row, status))
      .map((status) => [
        String(status),
        {
          description: own[status] ?? meanings[status],
          schema: isAuthPath(row.path) ? authForm(status) : formOf(status),
        },
      ]),
  );
}
