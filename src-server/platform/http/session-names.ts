import type { FastifyRequest } from 'fastify';
import { unauthenticated } from '#server/platform/errors/common.errors.ts';

/** What a REST client names a session by. */
export interface SessionNames {
  /** `access-token` */
  readonly secret: string;
  readonly client: string;
  /** The person's e-mail address. */
  readonly uid: string;
}

export interface NamedSession extends SessionNames {
  /** Until when the session is good if nothing happens. */
  readonly goodUntil: Date;
}

/** The longest name that is looked up. */
const LONGEST = 512;

const wireNames = { secret: 'access-token', client: 'client', uid: 'uid' } as const;

type Given = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Given => typeof value === 'object' && value !== null;

/** The headers of an answer that names a session: each by itself, and all of them in one `authorization`. */
export function headersOf({ secret, client, uid, goodUntil }: NamedSession): Record<string, string> {
  const names = {
    'access-token': secret,
    'token-type': 'Bearer',
    client,
    expiry: String(Math.floor(goodUntil.getTime() / 1000)),
    uid,
  };
  return { ...names, authorization: `Bearer ${Buffer.from(JSON.stringify(names)).toString('base64')}` };
}

/** The names within an `Authorization` header as `headersOf` writes it; `null` for anything else. */
function readBearer(token: string): Given | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(token, 'base64').toString());
    return isRecord(read) && Object.values(wireNames).every((name) => typeof read[name] === 'string') ? read : null;
  } catch {
    return null;
  }
}

/**
 * How a session's names are read: from the headers, as by every call (`headers`); from there without the bearer token,
 * which is another's (`triple`); or from the query and the body besides, as by the calls under `/auth` (`anywhere`).
 */
export type NamesFrom = 'triple' | 'headers' | 'anywhere';

/**
 * The names of the session that a REST request comes with, each from the first place that has it: its own header, the
 * `Authorization` header, the query, the body. Cookies are none of them: what a browser sends by itself counts nowhere.
 * @returns `null` where one of the three is missing.
 * @throws AppError 401 for a bearer token that holds no names, except where the call judges by itself (`anywhere`).
 */
export function sessionNamesOf({ headers, query, body }: FastifyRequest, from: NamesFrom): SessionNames | null {
  const token = from === 'triple' ? undefined : headers.authorization?.match(/^Bearer(?:\s+(.*))?$/i);
  const bearer = token ? readBearer(token[1] ?? '') : null;
  if (token && bearer === null && from !== 'anywhere') throw unauthenticated();
  const places = [headers, bearer, ...(from === 'anywhere' ? [query, body] : [])].filter(isRecord);
  const find = (name: string) =>
    places
      .map((place) => place[name])
      .find((value): value is string => typeof value === 'string' && value !== '' && value.length <= LONGEST);
  const [secret, client, uid] = [find(wireNames.secret), find(wireNames.client), find(wireNames.uid)];
  return secret && client && uid ? { secret, client, uid } : null;
}
