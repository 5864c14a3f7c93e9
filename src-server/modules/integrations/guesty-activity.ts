import type { Instant } from '@js-joda/core';
import { guestyMailState, isOver } from '#shared/integrations/guesty-mail.ts';
import { money } from '#shared/money/arithmetic.ts';
import { toIso } from '#shared/time/instants.ts';
import { localDateOf, instantOfLocal } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { guestyLetter } from './guesty-letter.ts';
import { instantOf } from '#server/platform/db/iso-of-date.ts';

const LATELY = 20;

interface ReservationRow {
  readonly id: string;
  readonly status: string;
  readonly guest_email: string | null;
  readonly rental_name: string | null;
  readonly arrives_on: string | null;
  readonly made_at: Date;
  readonly changed_at: Date;
  readonly notified_at: Date | null;
  readonly guesty_email_enabled: boolean;
  readonly guesty_notification_delay: number;
  readonly held_until: Date | null;
}

const columns = `r.id, r.status, r.guest_email, r.rental_name, r.arrives_on::text as arrives_on, r.made_at, r.changed_at,
  r.notified_at, i.guesty_email_enabled, i.guesty_notification_delay, i.held_until`;

/** A guest whose hour has come waits while there are too many for the day. */
const later = (at: Instant, heldUntil: Date | null): Instant =>
  heldUntil !== null && instantOf(heldUntil).isAfter(at) ? instantOf(heldUntil) : at;

function happened(row: ReservationRow, now: Instant) {
  const verdict = guestyMailState(
    {
      status: row.status,
      guestEmail: row.guest_email,
      madeAt: instantOf(row.made_at),
      notifiedAt: row.notified_at === null ? null : instantOf(row.notified_at),
      arrivesOn: row.arrives_on,
    },
    { isEnabled: row.guesty_email_enabled, delayHours: row.guesty_notification_delay },
    now,
  );
  return {
    id: row.id,
    rental: row.rental_name,
    arrivesOn: row.arrives_on,
    state: verdict.state,
    at: toIso(instantOf(row.notified_at ?? row.changed_at)),
    /** When a mail that waits is sent. */
    dueAt: verdict.state === 'waiting' || verdict.state === 'due' ? toIso(later(verdict.at, row.held_until)) : null,
  };
}

/** What happened to a partner's reservations lately, the newest first. */
export async function latelyAtGuesty({ db, clock }: Deps, userId: string) {
  const rows = await db.query<ReservationRow>(
    `select ${columns} from guesty_reservations r join integrations i on i.id = r.integration_id
     where i.user_id = $1 order by coalesce(r.notified_at, r.changed_at) desc, r.id limit ${LATELY}`,
    [userId],
  );
  return rows.map((row) => happened(row, clock.now()));
}

interface CameRow {
  readonly currency: string;
  readonly bookings: number;
  readonly share: number;
}

/** The month's figures of a partner's integration, by the calendar of their first location. */
export async function guestyMonth(deps: Deps, userId: string) {
  const { db, clock } = deps;
  const now = clock.now();
  const [place] = await db.query<{ time_zone: string }>(
    'select time_zone from listings where owner_id = $1 order by created_at, id limit 1',
    [userId],
  );
  const zone = zoneOf(place?.time_zone ?? 'UTC');
  const month = localDateOf(zone, now).slice(0, 7);
  const since = instantOfLocal(zone, `${month}-01`, 0);
  const [rows, came, letter] = await Promise.all([
    db.query<ReservationRow>(
      `select ${columns} from guesty_reservations r join integrations i on i.id = r.integration_id
       where i.user_id = $1 and r.made_at >= $2`,
      [userId, since.toString()],
    ),
    db.query<CameRow>(
      `select b.currency, count(*)::int as bookings,
         coalesce(sum(partner_share((b.quote -> 'storage' ->> 'minor')::numeric,
           (b.quote ->> 'partnerShareMillionths')::numeric, b.currency)), 0)::float8 as share
       from bookings b join listings l on l.id = b.listing_id
       where l.owner_id = $1 and b.status in ('confirmed', 'completed') and b.created_at >= $2 and exists (
         select 1 from guesty_reservations r join integrations i on i.id = r.integration_id
         where i.user_id = $1 and r.notified_at <= b.created_at and lower(r.guest_email) = lower(b.email))
       group by b.currency order by b.currency`,
      [userId, since.toString()],
    ),
    guestyLetter(deps, userId, { locale: 'en', name: null, rental: null, arrivesOn: null, place: null }),
  ]);
  const states = rows.map((row) => happened(row, now).state);
  return {
    /** `YYYY-MM`. */
    month,
    heard: rows.length,
    sent: states.filter((state) => state === 'sent').length,
    waiting: states.filter((state) => state === 'waiting' || state === 'due').length,
    canceled: rows.filter((row) => row.notified_at === null && isOver(row.status)).length,
    bookings: came.reduce((sum, each) => sum + each.bookings, 0),
    shares: came.map(({ currency, share }) => money<string>(share, currency)),
    /** Who a mail would be from, and about which location; `null` while none can be booked. */
    letter:
      letter === null
        ? null
        : {
            sender: letter.sender,
            hasCompany: letter.hasCompany,
            location: letter.words.location,
            /** An hour of one bag. */
            price: letter.pricePerHour,
          },
    /** IANA zone that times are shown in. */
    zone: zone.id(),
  };
}
