import { Migration } from '@mikro-orm/migrations';

/**
 * Money of an order to come that went back and is not asked for again, whatever the order becomes: see
 * docs/decisions/refunds.md. A refund that fails is none, so what an order holds and its allowance change together.
 */
export class Allowances0148 extends Migration {
  override name = '0148-allowances';

  override up(): void {
    this.addSql('alter table refunds add column is_allowance boolean not null default false');
    this.addSql(`
      create function allowance_of(order_id uuid) returns bigint language sql stable as $$
        with recursive chain as (
          select id, replaces_booking_id from bookings where id = order_id
          union all
          select b.id, b.replaces_booking_id from bookings b join chain c on b.id = c.replaces_booking_id)
        select coalesce(sum(r.amount_minor), 0)::bigint from refunds r join payments p on p.id = r.payment_id
        join chain c on c.id = p.booking_id where r.is_allowance and r.status <> 'failed'
      $$`);
    this.addSql(`
      create function keep_allowances_given() returns trigger language plpgsql as $$
      declare
        replaced uuid;
        total bigint;
        given bigint;
      begin
        select replaces_booking_id, total_minor into replaced, total from bookings where id = new.booking_id;
        if replaced is null then return new; end if;
        given := allowance_of(replaced);
        if given > 0 and new.amount_minor > greatest(total - given, 0) - net_paid(replaced) then
          raise exception 'what was given back is asked for again' using errcode = 'CL009', constraint = 'allowances_given';
        end if;
        return new;
      end $$`);
    this.addSql(`
      create trigger keep_allowances_given before insert on payments
      for each row execute function keep_allowances_given()`);
  }

  override down(): void {
    this.addSql('drop trigger keep_allowances_given on payments');
    this.addSql('drop function keep_allowances_given()');
    this.addSql('drop function allowance_of(uuid)');
    this.addSql('alter table refunds drop column is_allowance');
  }
}
