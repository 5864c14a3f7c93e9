import { Migration } from '@mikro-orm/migrations';
import { keepCapacityOfOrders } from './0360-orders.ts';

const judged = '    perform keep_room(';

/** A stay that moves with its clock was accepted before: it is recorded, never refused. */
const keepCapacity = keepCapacityOfOrders.replace(
  judged,
  `    if tg_op = 'UPDATE' and new.clock_moves > old.clock_moves then
      return new;
    end if;
${judged}`,
);

/**
 * A booking keeps the local times that were sold, `YYYY-MM-DDTHH:MM`, with their zone and the version of the rules that
 * they were reckoned by, and how often its instants moved with the clock. Those from before are filled in by a job, since
 * PostgreSQL's rules of zones are not the product's: see docs/decisions/time-zones.md.
 */
export class LocalTimes0440 extends Migration {
  override name = '0440-local-times';

  override up(): void {
    this.addSql(`
      alter table bookings add column time_zone text, add column zone_rules text, add column drop_off_local text,
        add column pick_up_local text, add column clock_moves int not null default 0`);
    this.addSql(keepCapacity);
  }

  override down(): void {
    this.addSql(keepCapacityOfOrders);
    this.addSql(`
      alter table bookings drop column clock_moves, drop column pick_up_local, drop column drop_off_local,
        drop column zone_rules, drop column time_zone`);
  }
}
