import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { PrivateAddressError, publicAddressesOf, type ResolveHost } from './public-address.ts';

/** How much of an answer is read; nobody needs more of it to see what is wrong. */
const MAX_ANSWER_BYTES = 4096;
const MAX_HEADERS = 40;
const MAX_HEADER_LENGTH = 500;

interface Outgoing {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Until the answer is there, whole or as much of it as is read. */
  readonly patienceMs: number;
  /** Whether addresses of private networks and plain HTTP may be reached, as while developing. */
  readonly allowsPrivate: boolean;
  readonly resolve?: ResolveHost;
}

/** Why there is no answer: too slow, nobody there or cut off, an address that is not to be reached, or its certificate. */
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

class PatienceError extends Error {}

function failureOf(error: unknown): NoAnswer {
  if (error instanceof PrivateAddressError) return 'private';
  if (error instanceof PatienceError) return 'timeout';
  const { code = '' } = error as NodeJS.ErrnoException;
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_/.test(code) ? 'certificate' : 'unreachable';
}

/** The address that was looked at is the one that is connected to: nobody can answer otherwise the second time. */
const guardedLookup =
  (resolve: ResolveHost | undefined): LookupFunction =>
  (host, options, done) => {
    publicAddressesOf(host, resolve).then(
      (found) => {
        const [first] = found;
        if (options.all === true) done(null, [...found]);
        else if (first === undefined) done(new Error(`${host} has no address`), '', 0);
        else done(null, first.address, first.family);
      },
      (error: unknown) => done(error as NodeJS.ErrnoException, '', 0),
    );
  };

function keptHeaders(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  const entries = Object.entries(headers).slice(0, MAX_HEADERS);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, String(value).replaceAll('\0', '').slice(0, MAX_HEADER_LENGTH)]),
  );
}

/** The beginning of an answer; what is behind it is not read. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer) {
    chunks.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length >= MAX_ANSWER_BYTES) break;
  }
  const text = Buffer.concat(chunks).subarray(0, MAX_ANSWER_BYTES).toString('utf8');
  // No database keeps a zero byte in a text, and a character that was cut in two is none.
  return text.replaceAll('\0', '').replace(/\uFFFD$/, '');
}

/**
 * Sends JSON to an address that somebody else chose: nobody reaches a private network by it, no redirect is followed,
 * no connection is used twice, and no more than the first 4 KB of the answer are read.
 */
export async function postOutside(outgoing: Outgoing): Promise<Answered> {
  const { url, headers, body, patienceMs, allowsPrivate, resolve } = outgoing;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(new PatienceError()), patienceMs);
  try {
    if (!allowsPrivate) {
      if (url.protocol !== 'https:') throw new PrivateAddressError('Not HTTPS');
      // An address in numbers is connected to without being looked up.
      await publicAddressesOf(url.hostname, resolve);
    }
    const options: RequestOptions = {
      method: 'POST',
      agent: false,
      signal: patience.signal,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      ...(allowsPrivate ? {} : { lookup: guardedLookup(resolve) }),
    };
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const answer = await new Promise<IncomingMessage>((answered, failed) => {
      send(url, options, answered).on('error', failed).end(body);
    });
    const beginning = await beginningOf(answer);
    return { status: answer.statusCode ?? 0, headers: keptHeaders(answer.headers), body: beginning, failure: null };
  } catch (error) {
    return { status: null, failure: failureOf(patience.signal.aborted ? patience.signal.reason : error) };
  } finally {
    clearTimeout(timer);
  }
}
