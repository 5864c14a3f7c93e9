import { money } from '#shared/money/arithmetic.ts';
import type { Money } from '#shared/money/money.ts';
import type { Deps } from '#server/deps.ts';
import { isId } from '#server/platform/ids.ts';

/** A fact of a payload that is readable: what it is, its words, and the booking that it leads to. */
export interface JobFact {
  readonly name: string;
  readonly text: string;
  readonly amount: Money | null;
  readonly bookingCode: string | null;
  /** It is an address, which is told only to who asks for it. */
  readonly isAddress: boolean;
}

interface Found {
  readonly text: string | null;
  readonly code: string | null;
  readonly minor: number | null;
  readonly currency: string | null;
}

const amountOf = (from: string, code = 'b.code') =>
  `select ${code} as code, x.amount_minor::float8 as minor, x.currency, null as text ${from}`;

/** Where the ids of a payload lead. No address of a person is told here. */
const lookups: Readonly<Record<string, string>> = {
  bookingId: `select b.code, null::float8 as minor, null as currency,
    trim(b.first_name || ' ' || b.last_name) || ', ' || l.name as text
    from bookings b join listings l on l.id = b.listing_id where b.id = $1`,
  refundId: amountOf('from refunds x join bookings b on b.id = x.booking_id where x.id = $1'),
  paymentId: amountOf('from payments x join bookings b on b.id = x.booking_id where x.id = $1'),
  disputeId: amountOf('from disputes x join bookings b on b.id = x.booking_id where x.id = $1'),
  payoutId: amountOf('from payouts x where x.id = $1', 'null'),
  userId: `select null as code, null::float8 as minor, null as currency, trim(first_name || ' ' || last_name) as text
    from users where id = $1`,
  listingId: `select null as code, null::float8 as minor, null as currency, name as text from listings where id = $1`,
};

/** Not shown: addresses, and what opens something. */
const hidden = /email|address|secret|token|password|key/i;

/** The mail address in a field of a payload; `null` where there is none. What opens something is none. */
export function addressIn(payload: unknown, field: string): string | null {
  if (typeof payload !== 'object' || payload === null || !Object.hasOwn(payload, field)) return null;
  const value = (payload as Readonly<Record<string, unknown>>)[field];
  return /email|address/i.test(field) && typeof value === 'string' && /^\S+@\S+$/.test(value) ? value : null;
}

/** A payload's fields in words, ids looked up. */
export async function factsOf({ db }: Pick<Deps, 'db'>, payload: unknown): Promise<JobFact[]> {
  if (typeof payload !== 'object' || payload === null) return [];
  return Promise.all(
    Object.entries(payload).map(async ([name, value]): Promise<JobFact> => {
      const sql = lookups[name];
      const id = typeof value === 'string' && isId(value) ? value : null;
      const [found] = sql === undefined || id === null ? [] : await db.query<Found>(sql, [id]);
      const plain = hidden.test(name) ? '…' : typeof value === 'object' ? JSON.stringify(value) : String(value);
      return {
        name,
        text: found === undefined ? plain : (found.text ?? ''),
        amount:
          found?.minor === null || found?.minor === undefined || found.currency === null
            ? null
            : money<string>(found.minor, found.currency),
        bookingCode: found?.code ?? null,
        isAddress: addressIn(payload, name) !== null,
      };
    }),
  );
}

/** The payload as it is kept, without what is never shown. */
export const shownPayload = (payload: unknown): string =>
  JSON.stringify(payload, (name, value: unknown) => (hidden.test(name) ? '…' : value), 2);
