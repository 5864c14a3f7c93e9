import type { IncomingHttpHeaders } from 'node:http';
import { guardedFetch } from './guarded-fetch.ts';
import { GuardedFetchError, type TargetGuard } from './target-guard.ts';

/** How much of an answer is read; no one needs more of it to see what is wrong. */
const MAX_ANSWER_BYTES = 4096;
const MAX_HEADERS = 40;
const MAX_HEADER_LENGTH = 500;

interface Outgoing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** Until the answer is there, whole or as much of it as is read. */
  readonly patienceMs: number;
  readonly guard: TargetGuard;
}

/** Why there is no answer: too slow, no one there or cut off, an address that is not to be reached, or its certificate. */
export type NoAnswer = 'timeout' | 'unreachable' | 'private' | 'certificate';

export type Answered =
  | {
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      /** The first 4 KB. */
      readonly body: string;
      readonly failure: null;
    }
  | { readonly status: null; readonly failure: NoAnswer };

function failureOf({ reason, cause }: GuardedFetchError): NoAnswer {
  if (reason === 'timeout') return 'timeout';
  if (reason === 'private' || reason === 'address') return 'private';
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_/.test(code) ? 'certificate' : 'unreachable';
}

function keptHeaders(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  const entries = Object.entries(headers).slice(0, MAX_HEADERS);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, String(value).replaceAll('\0', '').slice(0, MAX_HEADER_LENGTH)]),
  );
}

/** No database keeps a zero byte in a text, and a character that was cut in two is none. */
const textOf = (bytes: Buffer): string =>
  bytes
    .toString('utf8')
    .replaceAll('\0', '')
    .replace(/\uFFFD$/, '');

/**
 * Sends JSON to an address that another person chose: no one reaches a private network by it, no redirect is followed,
 * no connection is used twice, and no more than the first 4 KB of the answer are read.
 */
export async function postOutside({ url, headers, body, patienceMs, guard }: Outgoing): Promise<Answered> {
  try {
    const answer = await guardedFetch(url, guard, {
      method: 'POST',
      headers,
      body,
      timeoutMs: patienceMs,
      maxBytes: MAX_ANSWER_BYTES,
      overflow: 'cut',
    });
    return { status: answer.status, headers: keptHeaders(answer.headers), body: textOf(answer.body), failure: null };
  } catch (error) {
    if (!(error instanceof GuardedFetchError)) throw error;
    return { status: null, failure: failureOf(error) };
  }
}
