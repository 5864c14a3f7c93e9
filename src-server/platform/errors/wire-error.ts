import { z } from 'zod';
import type { Locale } from '#shared/messages/text.ts';
import { sqlStateOf } from '#server/platform/db/driver-error.ts';
import { AppError } from './app-error.ts';
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
  /** A bug of ours rather than a refusal: to be logged with its cause. */
  readonly isBug: boolean;
}

/** What PostgreSQL says to a text that it cannot hold, such as one with a zero byte. */
const unstorable = new Set(['22021', '22P05']);

/** The one place where a failure becomes status and text. Zod errors of an input are refusals; everything unknown is a bug. */
export function toWireError(error: unknown, locale: Locale): WireError {
  if (error instanceof AppError) {
    const message = errorText(locale, error.key, error.params);
    const fields = error.field === undefined ? null : { [error.field]: [message] };
    return { status: error.status, key: error.key, message, fields, data: error.data ?? null, isBug: false };
  }
  if (error instanceof z.core.$ZodError) {
    const fields: Record<string, string[]> = {};
    for (const { field, key, params } of fieldProblems(error)) {
      (fields[field] ??= []).push(errorText(locale, key, params));
    }
    const message = Object.values(fields)[0]?.[0] ?? errorText(locale, 'invalidFormat');
    return { status: 422, key: 'invalid', message, fields, data: null, isBug: false };
  }
  if (unstorable.has(sqlStateOf(error) ?? '')) {
    const message = errorText(locale, 'invalidFormat');
    return { status: 400, key: 'invalidFormat', message, fields: null, data: null, isBug: false };
  }
  const message = errorText(locale, 'somethingWentWrong');
  return { status: 500, key: 'somethingWentWrong', message, fields: null, data: null, isBug: true };
}
