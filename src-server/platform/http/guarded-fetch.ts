import { type IncomingHttpHeaders, type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { LookupFunction } from 'node:net';
import {
  GuardedFetchError,
  readTarget,
  type ResolvedAddress,
  resolveTarget,
  type TargetGuard,
} from './target-guard.ts';

interface GuardedRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Milliseconds for everything: names, connection, redirects and the whole answer. */
  readonly timeoutMs: number;
  /** Bytes of an answer that are read at most; of a packed one, of what it unpacks to. */
  readonly maxBytes: number;
  /** What becomes of a longer answer: refused (the default), or cut there; a packed one is then taken as it is. */
  readonly overflow?: 'refuse' | 'cut';
  /** Redirects that are followed, each as guarded as the first address; where none are, one is an answer like others. */
  readonly maxRedirects?: number;
}

export interface GuardedAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Asks an address that a person typed, without becoming a way into our own network: every name is resolved once, each of
 * its machines must be allowed, and what was resolved is what is connected to; redirects are refused or checked alike.
 * Any status is an answer.
 * @throws GuardedFetchError with the reason.
 */
export async function guardedFetch(target: string, guard: TargetGuard, asked: GuardedRequest): Promise<GuardedAnswer> {
  const signal = AbortSignal.timeout(asked.timeoutMs);
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new GuardedFetchError('timeout')), { once: true });
  });
  return Promise.race([follow(target, guard, asked, signal), ended]);
}

async function follow(target: string, guard: TargetGuard, asked: GuardedRequest, signal: AbortSignal) {
  let url = readTarget(target, guard);
  for (let left = asked.maxRedirects ?? 0; ; left -= 1) {
    const addresses = await resolveTarget(url, guard);
    const answer = await askOnce(url, addresses, asked, signal);
    const location = answer.status >= 300 && answer.status < 400 ? answer.headers.location : undefined;
    if (location === undefined || asked.maxRedirects === undefined) return answer;
    if (left === 0 || !URL.canParse(location, url.href)) throw new GuardedFetchError('redirected');
    url = readTarget(new URL(location, url).href, guard);
  }
}

/** Hands out what was resolved and checked, whatever the name would stand for now. */
const pinned =
  (addresses: readonly ResolvedAddress[]): LookupFunction =>
  (_host, options, done) => {
    const [first] = addresses;
    if (options.all === true) done(null, [...addresses]);
    else if (first !== undefined) done(null, first.address, first.family);
  };

function askOnce(
  url: URL,
  addresses: readonly ResolvedAddress[],
  asked: GuardedRequest,
  signal: AbortSignal,
): Promise<GuardedAnswer> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) =>
      reject(
        cause instanceof GuardedFetchError
          ? cause
          : new GuardedFetchError(signal.aborted ? 'timeout' : 'unreachable', { cause }),
      );
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const request = send(
      url,
      {
        method: asked.method ?? 'GET',
        headers: {
          ...asked.headers,
          'accept-encoding': 'identity',
          ...(asked.body === undefined ? {} : { 'content-length': String(Buffer.byteLength(asked.body)) }),
        },
        lookup: pinned(addresses),
        agent: false,
        signal,
      },
      (response) => {
        readBody(response, asked)
          .then((body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
          .catch(fail)
          .finally(() => request.destroy());
      },
    );
    request.on('error', fail);
    request.end(asked.body);
  });
}

/** What unpacks each coding that servers use, though they are asked not to. */
const unpackers: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};
const MAX_CODINGS = 2;

/** The body as it was before it was packed. @throws GuardedFetchError for a coding that is not known. */
function unpacked(response: IncomingMessage): Readable {
  const named = (response.headers['content-encoding'] ?? '').toLowerCase().split(',');
  const codings = named.map((each) => each.trim()).filter((each) => each !== '' && each !== 'identity');
  if (codings.length > MAX_CODINGS) throw new GuardedFetchError('encoded');
  return codings.toReversed().reduce<Readable>((body, coding) => {
    const unpack = unpackers[coding];
    if (unpack === undefined) throw new GuardedFetchError('encoded');
    const opened = unpack();
    body.once('error', (error) => opened.destroy(error));
    opened.once('close', () => body.destroy());
    return body.pipe(opened);
  }, response);
}

const isPackedBadly = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(Z_|ERR__ERROR|ERR_BROTLI|ERR_PADDING)/.test(String(error.code));

async function readBody(response: IncomingMessage, { maxBytes, overflow }: GuardedRequest): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of (overflow === 'cut' ? response : unpacked(response)) as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > maxBytes && overflow !== 'cut') throw new GuardedFetchError('too-large');
      if (length >= maxBytes && overflow === 'cut') break;
    }
  } catch (error) {
    throw isPackedBadly(error) ? new GuardedFetchError('encoded', { cause: error }) : error;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}
