import { newId } from '#web/lib/new-id.ts';
import type { Call } from './reference.ts';
import type { RequestParts } from './request-code.ts';

export type CardChoice = 'accepted' | 'declined' | 'asks';

/** The sandbox's cards by what they do. */
const tokens: Readonly<Record<CardChoice, string>> = {
  accepted: 'tok_visa',
  declined: 'tok_chargeDeclined',
  asks: 'tok_threeDSecure2Required',
};

export interface Tried {
  readonly status: string;
  readonly ms: number;
  readonly body: string;
}

const BOOK = 'POST /bookings';

const reads: readonly string[] = [
  'GET /listings',
  'GET /listings/list',
  'GET /listings/{id}',
  'GET /bookings/price',
  'GET /business_types',
  'GET /country_pricings',
  'GET /cms/pages',
  'GET /settings',
];

const nameOf = ({ method, path }: Call): string => `${method} ${path}`;

/** Calls that need no session and harm nothing can be tried by any visitor. */
export const canTry = (call: Call): boolean => nameOf(call) === BOOK || reads.includes(nameOf(call));

export const takesCard = (call: Call): boolean => nameOf(call) === BOOK;

/** Tomorrow from 11 to 14 o'clock where the samples are, in place of the times of the sample. */
function soon(now: Date): readonly [from: string, to: string] {
  const day = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
  return [`${day}T16:00Z`, `${day}T19:00Z`];
}

/** A location of this site that has room, since the one of the sample is not of this site. */
async function someListing(base: string, [from, to]: readonly [string, string]): Promise<string> {
  const query = new URLSearchParams({ per_page: '1', 'dates[drop_off_date]': from, 'dates[pick_up_date]': to });
  const answer = await fetch(`${base}/listings/list?${query}`, { credentials: 'omit' });
  const { listings } = (await answer.json()) as { readonly listings?: readonly { readonly id: string }[] };
  return listings?.[0]?.id ?? '';
}

interface Wanted {
  readonly call: Call;
  readonly card: CardChoice;
  readonly now: Date;
  /** Where this site's own API is. */
  readonly base: string;
}

/** The request of a sample with this site's own location and times that are still to come. */
export async function liveParts(parts: RequestParts, { call, card, now, base }: Wanted): Promise<RequestParts> {
  const stay = soon(now);
  const [from, to] = stay;
  const wantsListing = `${call.path}${JSON.stringify(parts.query)}${parts.body ?? ''}`;
  const listing = /listing_id|\/listings\/\{id\}/.test(wantsListing) ? await someListing(base, stay) : '';
  const query = parts.query.map(([name, value]): readonly [string, string] => {
    if (/drop_off/.test(name)) return [name, from];
    if (/pick_up|collection/.test(name)) return [name, to];
    return name === 'listing_id' ? [name, listing] : [name, value];
  });
  const url = call.path === '/listings/{id}' ? `${base}/listings/${listing}` : parts.url;
  const body =
    parts.body
      ?.replace(/("listing_id": )"[^"]*"/, `$1"${listing}"`)
      .replace(/("customer_drop_off_date": )"[^"]*"/, `$1"${from}"`)
      .replace(/("customer_collection_date": )"[^"]*"/, `$1"${to}"`)
      .replace(/("stripe_card_token": )"[^"]*"/, `$1"${tokens[card]}"`)
      .replace(/("email": )"[^"]*"/, `$1"try-${newId().slice(0, 8)}@example.com"`)
      .replace(/\n\s*"code": "[^"]*",/, '') ?? null;
  const headers = parts.headers.map(([name, value]): readonly [string, string] => [
    name,
    name === 'Idempotency-Key' ? newId() : value,
  ]);
  return { ...parts, url, query, body, headers };
}

/** Sends a request and tells what came back, and in what time. @throws when nothing came. */
export async function send({ method, url, query, headers, body }: RequestParts): Promise<Tried> {
  const search = query.length === 0 ? '' : `?${new URLSearchParams(query.map(([name, value]) => [name, value]))}`;
  const { pathname } = new URL(url, location.href);
  const before = performance.now();
  const answer = await fetch(`${pathname}${search}`, {
    method,
    headers: Object.fromEntries(headers),
    credentials: 'omit',
    ...(body === null ? {} : { body }),
  });
  const text = await answer.text();
  const ms = Math.round(performance.now() - before);
  return { status: String(answer.status), ms, body: JSON.stringify(JSON.parse(text), null, 2) };
}
