import type { Instant } from '@js-joda/core';
import type { z } from 'zod/mini';
import { answerDueOfSent } from '#shared/claims/claim-rules.ts';
import type { claimRefSchema, listClaimsSchema } from '#shared/claims/claims-schema.ts';
import { money } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';
import { orderMoney } from '#server/modules/booking/booking.module.ts';
import { shopFrontColumns, shopFrontOf, type ShopFrontRow } from '#server/modules/partner/partner.module.ts';
import { custodyRecord } from '#server/modules/custody/custody.module.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import type { NeedSource } from '#server/platform/needs/need.ts';
import { type ClaimRow, claimColumns, claimView } from './claim-row.ts';
import { claimNotFound } from './claims.errors.ts';

interface ListRow extends ClaimRow, ShopFrontRow {
  readonly code: string;
  readonly location: string;
  readonly time_zone: string;
  readonly traveller: string;
  readonly owner: string;
  readonly proposer: string | null;
  readonly orders: number;
  readonly claims_before: number;
}

const PAGE = 30;

const from = `
  from claims c join bookings b on b.id = c.booking_id join listings l on l.id = b.listing_id
  join users o on o.id = l.owner_id left join users p on p.id = c.proposed_by`;

const columns = `${claimColumns}, b.code, l.door_name as location, l.time_zone, ${shopFrontColumns}, trim(b.first_name || ' ' || b.last_name) as traveller,
  trim(o.first_name || ' ' || o.last_name) as owner, trim(p.first_name || ' ' || p.last_name) as proposer,
  (select count(*)::int from bookings x where x.user_id = b.user_id and x.confirmed_at is not null) as orders,
  (select count(*)::int from claims y join bookings x on x.id = y.booking_id where x.user_id = b.user_id and y.id <> c.id) as claims_before`;

const adminView = (row: ListRow, now: Instant) => ({
  ...claimView(row, now),
  // With what was added since.
  words: [row.words, ...row.additions.map(({ text }) => text)].join('\n\n'),
  bookingId: row.booking_id,
  code: row.code,
  location: { name: row.location, zone: row.time_zone, shopFront: shopFrontOf(row) },
  traveller: { name: row.traveller, orders: row.orders, claimsBefore: row.claims_before },
  owner: row.owner,
  proposal: row.proposal === null ? null : { ...row.proposal, by: row.proposer ?? '', byId: row.proposed_by },
});

/** Claims that wait, the oldest first, or decided ones, the newest first; by keyset, whatever is decided meanwhile. */
export async function listClaims(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { state, cursor }: z.output<typeof listClaimsSchema>,
) {
  const place = {
    open: 'extract(epoch from c.created_at)',
    decided: '-extract(epoch from c.decided_at)',
  }[state];
  const rows = await db.query<ListRow & { place: string }>(
    `select ${columns}, (${place})::text as place ${from}
     where c.decided_at is ${state === 'open' ? 'null' : 'not null'}
       and ($1::numeric is null or (${place}, c.id) > ($1, $2::uuid))
     order by ${place}, c.id limit ${PAGE + 1}`,
    [cursor?.place ?? null, cursor?.id ?? null],
  );
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    claims: shown.map((row) => adminView(row, clock.now())),
    nextCursor: last !== undefined && rows.length > PAGE ? { place: last.place, id: last.id } : null,
  };
}

/** A claim with what its record says and what its order holds. @throws AppError 404. */
export async function getClaim(deps: Deps, { claimId }: z.output<typeof claimRefSchema>) {
  const [row] = await deps.db.query<ListRow>(`select ${columns} ${from} where c.id = $1`, [claimId]);
  if (row === undefined) throw claimNotFound();
  const record = await custodyRecord(deps, row.booking_id);
  const { held, share, isEarned } = await orderMoney(deps.db.fork(), row.booking_id);
  return {
    ...adminView(row, deps.clock.now()),
    held,
    share,
    /** Only what was earned can be taken back. */
    isEarned,
    record: {
      /** The record still has the entry that it ended with when the claim was sent. */
      holds: row.record_hash === '' || record.entries.some(({ hash }) => hash === row.record_hash),
      end: row.record_hash.slice(-8),
      entries: record.entries.map(({ id, kind, bagsCount, happenedAt, userName, tags, photoId, note }) => ({
        id,
        kind,
        bagsCount,
        happenedAt,
        userName,
        tags,
        photoId,
        note,
      })),
    },
  };
}

/** Most that are named one by one. */
const NAMED = 100;

type NeedClaim = ClaimRow & { readonly code: string; readonly location: string; readonly waiting: number };

/** Claims that wait for an administrator: answered, overdue, or for a second yes. Of very many one need stands for the rest. */
export const claimNeeds: NeedSource = {
  roles: ['support', 'finance'],
  async find({ db, clock }) {
    const rows = await db.query<NeedClaim>(
      `select ${claimColumns}, b.code, l.door_name as location, count(*) over ()::int as waiting
       from claims c join bookings b on b.id = c.booking_id join listings l on l.id = b.listing_id
       where c.decided_at is null and (c.answered_at is not null or c.created_at <= $1::timestamptz)
       order by c.created_at, c.id limit ${NAMED}`,
      [new Date(answerDueOfSent(clock.now().toEpochMilli())).toISOString()],
    );
    const waiting = rows[0]?.waiting ?? 0;
    const named = waiting > NAMED ? rows.slice(0, NAMED - 1) : rows;
    return [
      ...named.map((row) => ({
        id: `claim:${row.id}`,
        kind: 'claim' as const,
        since: isoOfDate(row.created_at),
        to: `/admin/claims?claim=${row.id}`,
        amount: money<string>(row.asked_minor, row.currency),
        name: row.location,
        code: row.code,
      })),
      ...rows.slice(named.length).map(({ created_at }) => ({
        id: 'claim:rest',
        kind: 'claim' as const,
        since: isoOfDate(created_at),
        to: '/admin/claims',
        count: waiting - named.length,
      })),
    ];
  },
};
