import { z } from 'zod';
import type { Locale } from '#shared/messages/text.ts';
import { sqlStateOf } from '#server/platform/db/driver-error.ts';
import { isDatabaseAway } from '#server/platform/db/is-away.ts';
import { AppError } from './app-error.ts';
import { serviceAway } from './common.errors.ts';
import { errorText } from './error-texts.ts';
import { fieldProblems } from './validation.ts';

/** A failure as it may leave the process: nothing internal in it. */
export interface WireError {
  readonly status: number;
  readonly key: string;
  readonly message: string;
  /** Messages by field, where the failure is about fields. */
  readonly fields: Readonly<Record<string, readonly string[]>> | null;
  readonly data: unknown;
  /** Seconds after which it may be asked again; `null` where waiting does not help. */
  readonly retryAfter: number | null;
  /** What REST answers besides the message. */
  readonly documented?: Readonly<Record<string, unknown>>;
  /** A bug of ours rather than a refusal: to be logged with its cause. */
  readonly isBug: boolean;
}

/** Long enough for a database server to come back, short enough for a person who waits. */
const AWAY_SECONDS = 5;

/** What PostgreSQL says to a text that it cannot hold, such as one with a zero byte. */
const unstorable = new Set(['22021', '22P05']);

/** The one place where a failure becomes status and text. Zod errors of an input are refusals; everything unknown is a bug. */
export function toWireError(error: unknown, locale: Locale): WireError {
  if (error instanceof AppError) {
    const message = errorText(locale, error.key, error.params);
    const fields = error.field === undefined ? null : { [error.field]: [message] };
    const { status, key, data = null, documented } = error;
    const wire = { status, key, message, fields, data, retryAfter: retryAfter(error), isBug: false };
    return documented === null ? wire : { ...wire, documented };
  }
  if (error instanceof z.core.$ZodError) {
    const fields: Record<string, string[]> = {};
    for (const { field, key, params } of fieldProblems(error)) {
      (fields[field] ??= []).push(errorText(locale, key, params));
    }
    const message = Object.values(fields)[0]?.[0] ?? errorText(locale, 'invalidFormat');
    return { status: 422, key: 'invalid', message, fields, data: null, retryAfter: null, isBug: false };
  }
  if (unstorable.has(sqlStateOf(error) ?? '')) {
    const message = errorText(locale, 'invalidFormat');
    return { status: 400, key: 'invalidFormat', message, fields: null, data: null, retryAfter: null, isBug: false };
  }
  if (isDatabaseAway(error)) return toWireError(serviceAway(), locale);
  const message = errorText(locale, 'somethingWentWrong');
  return { status: 500, key: 'somethingWentWrong', message, fields: null, data: null, retryAfter: null, isBug: true };
}

function retryAfter({ status, params }: AppError): number | null {
  if (status === 429) return Number(params.seconds ?? 1);
  return status === 503 ? AWAY_SECONDS : null;
}
