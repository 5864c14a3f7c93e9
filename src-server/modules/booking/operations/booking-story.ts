import type { Instant } from '@js-joda/core';
import { money } from '#shared/money/arithmetic.ts';
import type { Money } from '#shared/money/money.ts';
import { toIso } from '#shared/time/instants.ts';
import type { Deps } from '#server/deps.ts';

/** What happened to an order: facts only, the client has the words. */
export type StoryEvent = { readonly at: string } & (
  | { readonly kind: 'quoted'; readonly code: string; readonly amount: Money; readonly discount: Money | null }
  | { readonly kind: 'held'; readonly bags: number }
  | { readonly kind: 'paid'; readonly amount: Money; readonly last4: string | null; readonly free: boolean }
  | { readonly kind: 'notPaid'; readonly amount: Money; readonly message: string | null }
  | { readonly kind: 'changed'; readonly code: string }
  | { readonly kind: 'canceled'; readonly reason: string | null }
  | {
      readonly kind: 'handOver';
      readonly what: 'in' | 'out' | 'correction' | 'undo';
      readonly bags: number;
      readonly by: string;
    }
  | { readonly kind: 'earned'; readonly amount: Money; readonly partner: string }
  | { readonly kind: 'takenBack'; readonly amount: Money; readonly reason: string | null }
  | {
      readonly kind: 'refund';
      readonly amount: Money;
      readonly status: 'requested' | 'succeeded' | 'failed';
      readonly message: string | null;
    }
  | { readonly kind: 'dispute'; readonly amount: Money; readonly state: string }
  | { readonly kind: 'review'; readonly rating: number }
  | {
      readonly kind: 'mail';
      readonly id: string;
      readonly mail: string;
      /** In its reader's language. */
      readonly subject: string;
      readonly to: 'traveller' | 'other';
      readonly state: 'sent' | 'failed';
    }
  | {
      readonly kind: 'proposal';
      readonly id: string;
      readonly amount: Money;
      readonly share: Money;
      readonly by: string;
      readonly outcome: 'agreed' | 'refused' | null;
    }
);

/** The versions of an order up to one of them, as chain (id). */
export const chainSql = `
  with chain as (
    select v.id from bookings b join bookings v on v.order_id = b.order_id and v.version <= b.version
    where b.id = $1 and (v.id = b.id or v.confirmed_at is not null))`;

/** The version that took the place of `b`, as `n`. */
export const nextSql = `left join lateral (
    select v.id, v.code from bookings v where v.order_id = b.order_id and v.version > b.version and v.confirmed_at is not null
    order by v.version limit 1) n on true`;

/** One row an event: when, which kind, and its facts as JSON; amounts as minor units of `currency`. */
const sql = `${chainSql}
  select at, kind, currency, facts from (
    select b.created_at as at, 1 as rank, 'quoted' as kind, b.currency, json_build_object('code', b.code,
        'minor', (b.quote -> 'totalPrice' ->> 'minor')::float8, 'total', b.total_minor,
        'discount', coalesce((b.quote -> 'couponDiscount' ->> 'minor')::float8, 0)) as facts
      from bookings b join chain c on c.id = b.id
    union all
    select b.created_at, 2, 'held', b.currency, json_build_object('bags', b.bags_count)
      from bookings b join chain c on c.id = b.id where b.confirmed_at is null or b.confirmed_at > b.created_at
    union all
    select coalesce(p.succeeded_at, p.updated_at), 3, case p.status when 'succeeded' then 'paid' else 'notPaid' end,
        p.currency, json_build_object('minor', p.amount_minor, 'last4', p.card_last4, 'method', p.method, 'message', p.failure_message)
      from payments p join chain c on c.id = p.booking_id where p.status in ('succeeded', 'failed')
    union all
    select b.canceled_at, 5, case when n.id is null then 'canceled' else 'changed' end, b.currency,
        json_build_object('reason', b.cancellation_reason, 'code', n.code)
      from bookings b join chain c on c.id = b.id
      ${nextSql}
      where b.canceled_at is not null
    union all
    select h.happened_at, 4, 'handOver', null, json_build_object('what', h.kind, 'bags', h.bags_count, 'by', h.user_name)
      from hand_overs h join chain c on c.id = h.booking_id
    union all
    select t.occurred_at, 6, case t.kind when 'earning' then 'earned' else 'takenBack' end, e.currency,
        json_build_object('minor', -e.amount_minor, 'reason', coalesce(w.words, t.note),
          'partner', coalesce(a.business_name, trim(u.first_name || ' ' || u.last_name)))
      from ledger_transactions t join chain c on c.id = t.booking_id
      join ledger_entries e on e.transaction_id = t.id and e.partner_id is not null
      left join claw_back_words w on w.reference = t.reference
      join users u on u.id = e.partner_id left join payout_accounts a on a.user_id = u.id
      where t.kind in ('earning', 'claw_back')
    union all
    select r.created_at, 7, 'refund', r.currency,
        json_build_object('minor', r.amount_minor, 'status', r.status, 'message', r.failure_message)
      from refunds r join chain c on c.id = r.booking_id
    union all
    select d.opened_at, 8, 'dispute', d.currency, json_build_object('minor', d.amount_minor, 'state', d.state)
      from disputes d join chain c on c.id = d.booking_id
    union all
    select v.created_at, 9, 'review', null, json_build_object('rating', v.rating)
      from reviews v join chain c on c.id = v.booking_id
    union all
    select coalesce(m.sent_at, m.created_at), 7, 'mail', null, json_build_object('id', m.id, 'mail', m.kind, 'subject', m.subject,
        'to', case when lower(m.recipient) = lower(b.email) then 'traveller' else 'other' end, 'state', m.state)
      from sent_mails m join chain c on c.id = m.booking_id join bookings b on b.id = m.booking_id
    union all
    select f.asked_at, 10, 'proposal', f.currency, json_build_object('id', f.id, 'minor', f.amount_minor,
        'share', f.share_minor, 'by', u.email, 'outcome', f.outcome)
      from refund_proposals f join chain c on c.id = f.booking_id join users u on u.id = f.asked_by
  ) story where at is not null order by at, rank limit 300`;

interface Facts {
  readonly code: string | null;
  readonly minor: number;
  readonly total: number;
  readonly discount: number;
  readonly bags: number;
  readonly last4: string | null;
  readonly method: string;
  readonly message: string | null;
  readonly reason: string | null;
  readonly what: 'in' | 'out' | 'correction' | 'undo';
  readonly by: string;
  readonly partner: string;
  readonly status: 'requested' | 'succeeded' | 'failed';
  readonly state: string;
  readonly mail: string;
  readonly subject: string;
  readonly to: 'traveller' | 'other';
  readonly rating: number;
  readonly id: string;
  readonly share: number;
  readonly outcome: 'agreed' | 'refused' | null;
}

interface Row {
  readonly at: Date;
  readonly kind: StoryEvent['kind'];
  readonly currency: string | null;
  readonly facts: Facts;
}

function eventOf({ at: date, kind, currency, facts }: Row, instantOf: (date: Date) => Instant): StoryEvent {
  const at = toIso(instantOf(date));
  const inCurrency = (minor: number) => money<string>(Number(minor), currency ?? 'XXX');
  const amount = currency === null ? money<string>(0, 'XXX') : inCurrency(facts.minor ?? 0);
  switch (kind) {
    case 'quoted':
      return {
        at,
        kind,
        code: facts.code ?? '',
        amount,
        discount: facts.discount > 0 ? inCurrency(facts.discount) : null,
      };
    case 'held':
      return { at, kind, bags: facts.bags };
    case 'paid':
      return { at, kind, amount, last4: facts.last4, free: facts.method === 'none' };
    case 'notPaid':
      return { at, kind, amount, message: facts.message };
    case 'changed':
      return { at, kind, code: facts.code ?? '' };
    case 'canceled':
      return { at, kind, reason: facts.reason };
    case 'handOver':
      return { at, kind, what: facts.what, bags: facts.bags, by: facts.by };
    case 'earned':
      return { at, kind, amount, partner: facts.partner };
    case 'takenBack':
      return { at, kind, amount: inCurrency(-facts.minor), reason: facts.reason };
    case 'refund':
      return { at, kind, amount, status: facts.status, message: facts.message };
    case 'dispute':
      return { at, kind, amount, state: facts.state };
    case 'mail':
      return {
        at,
        kind,
        id: facts.id,
        mail: facts.mail,
        subject: facts.subject,
        to: facts.to,
        state: facts.state === 'sent' ? 'sent' : 'failed',
      };
    case 'review':
      return { at, kind, rating: facts.rating };
    case 'proposal':
      return { at, kind, id: facts.id, amount, share: inCurrency(facts.share), by: facts.by, outcome: facts.outcome };
  }
}

/** What happened to an order and to all that it took the place of, the newest last. Instants in UTC. */
export async function storyOf(
  { db }: Pick<Deps, 'db'>,
  bookingId: string,
  instantOf: (date: Date) => Instant,
): Promise<StoryEvent[]> {
  const rows = await db.query<Row>(sql, [bookingId]);
  return rows.map((row) => eventOf(row, instantOf));
}
