import { Migration } from '@mikro-orm/migrations';

export const chain = `with recursive chain as (
          select id, replaces_booking_id from bookings where id = order_id
          union all
          select b.id, b.replaces_booking_id from bookings b join chain c on b.id = c.replaces_booking_id)`;

const sumOf = (name: string, sum: string): string => `
  create or replace function ${name}(order_id uuid) returns bigint language sql stable as $$
    select coalesce(sum(${sum}), 0)::bigint from payment_sums(order_id)
  $$`;

/** As they were before: a dispute took its whole amount, whatever had gone back of its payment. */
const before = (name: string, disputed: string): string => `
  create or replace function ${name}(order_id uuid) returns bigint language sql stable as $$
    ${chain}
    select (
      coalesce((select sum(p.amount_minor) from payments p join chain c on c.id = p.booking_id where p.status = 'succeeded'), 0)
      - coalesce((select sum(r.amount_minor) from refunds r join payments p on p.id = r.payment_id
          join chain c on c.id = p.booking_id where r.status <> 'failed'), 0)${disputed})::bigint
  $$`;

/** `line` is SQL of the bookings that are one order, as `chain (id)`. */
export const paymentSums = (line: string): string => `
      create or replace function payment_sums(order_id uuid)
      returns table (payment_id uuid, paid bigint, returned bigint, by_change bigint, lost bigint, disputed bigint)
      language sql stable as $$
        ${line},
        sums as (
          select p.id, p.amount_minor as paid, r.returned, r.by_change, d.lost, d.disputed
          from payments p join chain c on c.id = p.booking_id
          cross join lateral (
            select coalesce(sum(r.amount_minor), 0)::bigint as returned,
              coalesce(sum(r.amount_minor) filter (
                where not r.is_allowance and r.tax_minor is null and r.way <> 'provider'), 0)::bigint as by_change
            from refunds r where r.payment_id = p.id and r.status <> 'failed') r
          cross join lateral (
            select coalesce(sum(d.amount_minor) filter (where d.state = 'lost'), 0)::bigint as lost,
              coalesce(sum(d.amount_minor) filter (where d.state = 'open'), 0)::bigint as disputed
            from disputes d where d.payment_id = p.id) d
          where p.status = 'succeeded')
        select id, paid, returned, by_change, least(lost, paid - returned),
          least(disputed, paid - returned - least(lost, paid - returned)) from sums
      $$`;

/**
 * What an order was paid, what of it went back, and what the payer's bank has of it or took for good: once, by payment,
 * as `shared/booking/order-sums.ts` has it. A dispute takes at most what was not given back of its own payment.
 */
export class SumsOfOrders0341 extends Migration {
  override name = '0341-sums-of-orders';

  override up(): void {
    this.addSql(paymentSums(chain).replace('or replace ', ''));
    this.addSql(sumOf('order_kept', 'paid - returned'));
    this.addSql(sumOf('net_paid', 'paid - returned - lost - disputed'));
    this.addSql(sumOf('taxed_of', 'paid - returned - lost'));
    this.addSql(sumOf('charged_to', 'paid - by_change'));
  }

  override down(): void {
    this.addSql(before('order_kept', ''));
    this.addSql(
      before(
        'net_paid',
        `
      - coalesce((select sum(d.amount_minor) from disputes d join payments p on p.id = d.payment_id
          join chain c on c.id = p.booking_id where d.state in ('open', 'lost')), 0)`,
      ),
    );
    this.addSql('drop function charged_to(uuid)');
    this.addSql('drop function taxed_of(uuid)');
    this.addSql('drop function payment_sums(uuid)');
  }
}
