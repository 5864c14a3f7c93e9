import { Migration } from '@mikro-orm/migrations';

/**
 * What an owner lets each of their people do besides checking in and out. `counter_may` is the one place that says it:
 * the owner everything, the invited what their owner allows at the locations where they work.
 */
export class StaffMay0074 extends Migration {
  override name = '0074-staff-may';

  override up(): void {
    this.addSql(`
      alter table staff_members
        add column may_photograph boolean not null default true,
        add column may_correct boolean not null default true`);
    this.addSql(`
      create function counter_may(person uuid, listing uuid, act text) returns boolean language sql stable as $$
        select exists (
          select from listings l join users o on o.id = l.owner_id
          where l.id = listing and o.is_partner and (l.owner_id = person or exists (
            select from staff_members m join staff_locations s on s.member_id = m.id
            where m.user_id = person and m.owner_id = l.owner_id and m.ended_at is null and s.listing_id = l.id
              and case act when 'photograph' then m.may_photograph when 'correct' then m.may_correct else false end)))
      $$`);
  }

  override down(): void {
    this.addSql('drop function counter_may(uuid, uuid, text)');
    this.addSql('alter table staff_members drop column may_photograph, drop column may_correct');
  }
}
