import { money } from '#shared/money/arithmetic.ts';
import type { Money } from '#shared/money/money.ts';
import type { Deps } from '#server/deps.ts';
import { unseen } from '#server/platform/db/unseen.ts';
import { isId } from '#server/platform/ids.ts';

/** A fact of a payload that is readable: what it is, its words, and the booking that it leads to. */
export interface JobFact {
  readonly name: string;
  readonly text: string;
  readonly amount: Money | null;
  readonly bookingCode: string | null;
  /** It is an address, which is shown only on demand. */
  readonly isAddress: boolean;
}

interface Found {
  readonly id: string;
  readonly text: string | null;
  readonly code: string | null;
  readonly minor: number | null;
  readonly currency: string | null;
}

/** Cast once more: `any` of a bare subquery would compare with its rows instead of the list in them. */
const these = `${unseen(1, 'uuid[]')}::uuid[]`;

const amountOf = (from: string, code = 'b.code') =>
  `select x.id, ${code} as code, x.amount_minor::float8 as minor, x.currency, null as text ${from} where x.id = any(${these})`;

/** Where the ids of a payload lead. No address of a person is answered here. */
const lookups: Readonly<Record<string, string>> = {
  bookingId: `select b.id, b.code, null::float8 as minor, null as currency,
    trim(b.first_name || ' ' || b.last_name) || ', ' || l.door_name as text
    from bookings b join listings l on l.id = b.listing_id where b.id = any(${these})`,
  refundId: amountOf('from refunds x join bookings b on b.id = x.booking_id'),
  paymentId: amountOf('from payments x join bookings b on b.id = x.booking_id'),
  disputeId: amountOf('from disputes x join bookings b on b.id = x.booking_id'),
  payoutId: amountOf('from payouts x', 'null'),
  userId: `select id, null as code, null::float8 as minor, null as currency, trim(first_name || ' ' || last_name) as text
    from users where id = any(${these})`,
  listingId: `select id, null as code, null::float8 as minor, null as currency, name as text from listings where id = any(${these})`,
};

/** Not shown: addresses, and what opens something. */
const hidden = /email|address|secret|token|password|key/i;

/** The mail address in a field of a payload; `null` where there is none. What opens something is none. */
export function addressIn(payload: unknown, field: string): string | null {
  if (typeof payload !== 'object' || payload === null || !Object.hasOwn(payload, field)) return null;
  const value = (payload as Readonly<Record<string, unknown>>)[field];
  return /email|address/i.test(field) && typeof value === 'string' && /^\S+@\S+$/.test(value) ? value : null;
}

const fieldsOf = (payload: unknown): readonly (readonly [name: string, value: unknown])[] =>
  typeof payload === 'object' && payload !== null ? Object.entries(payload) : [];

/** What the ids in payloads lead to, by field and id: one question for each kind of thing. */
async function lookUp({ db }: Pick<Deps, 'db'>, payloads: readonly unknown[]): Promise<ReadonlyMap<string, Found>> {
  const found = new Map<string, Found>();
  const fields = payloads.flatMap(fieldsOf);
  await Promise.all(
    Object.entries(lookups).map(async ([field, sql]) => {
      const ids = fields.filter(([name]) => name === field).map(([, id]) => id);
      const known = [...new Set(ids.filter((id) => typeof id === 'string' && isId(id)))];
      if (known.length === 0) return;
      for (const row of await db.query<Found>(sql, [known])) found.set(`${field} ${row.id}`, row);
    }),
  );
  return found;
}

function factOf(name: string, value: unknown, found: Found | undefined, isAddress: boolean): JobFact {
  const plain = hidden.test(name) ? '…' : typeof value === 'object' ? JSON.stringify(value) : String(value);
  return {
    name,
    text: found === undefined ? plain : (found.text ?? ''),
    amount:
      found === undefined || found.minor === null || found.currency === null
        ? null
        : money<string>(found.minor, found.currency),
    bookingCode: found?.code ?? null,
    isAddress,
  };
}

/** The fields of each payload in words, ids looked up. */
export async function factsOf(deps: Pick<Deps, 'db'>, payloads: readonly unknown[]): Promise<readonly JobFact[][]> {
  const found = await lookUp(deps, payloads);
  return payloads.map((payload) =>
    fieldsOf(payload).map(([name, value]) =>
      factOf(name, value, found.get(`${name} ${String(value)}`), addressIn(payload, name) !== null),
    ),
  );
}

/** The payload as it is kept, without what is never shown. */
export const shownPayload = (payload: unknown): string =>
  JSON.stringify(payload, (name, value: unknown) => (hidden.test(name) ? '…' : value), 2);
