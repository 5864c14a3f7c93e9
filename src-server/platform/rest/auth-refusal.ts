import { z } from 'zod';
import type { WireError } from '#server/platform/errors/wire-error.ts';
import type { Locale } from '#shared/messages/text.ts';
import { isAuthPath } from './auth-path.ts';
import { fullMessage } from './auth-texts.ts';

/** What a refusal says besides, by which calls it comes from: those of the account itself, or the others under `/auth`. */
const outcome = { status: z.literal('error').optional(), success: z.literal(false).optional() };

/** The forms of refusals under `/auth`: those of devise_token_auth with those of every call. */
export const authError = z.looseObject({ error: z.string(), errors: z.array(z.string()), ...outcome }).meta({
  id: 'AuthError',
  description: 'One sentence, once as by every call and once as clients of devise_token_auth read it',
});

export const authFieldErrors = z.object({ errors: z.record(z.string(), z.array(z.string())), ...outcome }).meta({
  id: 'AuthFieldErrors',
  description: 'Messages by field, and all of them with their field’s name in full_messages',
});

/** The path below `/api/v1` of a request to a call under `/auth`; `null` for any other. */
export function authPathOf(url: string): string | null {
  const path = /^\/api\/v1(\/[^?]*?)\/?(?:\?|$)/.exec(url)?.[1];
  return path !== undefined && isAuthPath(path) ? path : null;
}

/**
 * A refusal as clients of devise_token_auth read it: fields with 422, else a list of sentences.
 * @param path below `/api/v1`
 */
export function authRefusal({ status, fields, message, documented }: WireError, path: string, locale: Locale): object {
  const isAccount = path === '/auth';
  if (status === 422 && fields !== null) {
    const full = Object.entries(fields).flatMap(([field, messages]) =>
      messages.map((each) => fullMessage(locale, field, each)),
    );
    return { errors: { ...fields, full_messages: full }, ...(isAccount ? { status: 'error' } : { success: false }) };
  }
  const plain = { error: message, ...documented, success: false, errors: [message] };
  return isAccount ? { ...plain, status: 'error' } : plain;
}
