import { Migration } from '@mikro-orm/migrations';

/**
 * People whom an owner invites to the counter of named locations. `counter_listings` is the one place that says where
 * somebody may take bags in and hand them back: the owner everywhere, the invited at their locations, nobody where the
 * owner is no partner any more.
 */
export class Staff0066 extends Migration {
  override name = '0066-staff';

  override up(): void {
    this.addSql(`
      create table staff_members (
        id uuid primary key,
        owner_id uuid not null references users,
        email text not null check (email = lower(email)),
        language text not null,
        user_id uuid references users,
        token_hash text not null unique,
        invited_at timestamptz not null,
        accepted_at timestamptz,
        ended_at timestamptz,
        ended_by text check (ended_by in ('owner', 'self')),
        check ((accepted_at is null) = (user_id is null)),
        check ((ended_at is null) = (ended_by is null))
      )`);
    this.addSql(
      'create unique index staff_members_email_key on staff_members (owner_id, email) where ended_at is null',
    );
    this.addSql('create index staff_members_user_idx on staff_members (user_id) where ended_at is null');
    this.addSql(`
      create table staff_locations (
        member_id uuid not null references staff_members on delete cascade,
        listing_id uuid not null references listings on delete cascade,
        primary key (member_id, listing_id)
      )`);
    this.addSql(`
      create function counter_listings(person uuid) returns setof uuid language sql stable as $$
        select l.id from listings l join users o on o.id = l.owner_id where l.owner_id = person and o.is_partner
        union
        select l.id from staff_members m
          join staff_locations s on s.member_id = m.id
          join listings l on l.id = s.listing_id and l.owner_id = m.owner_id
          join users o on o.id = m.owner_id
        where m.user_id = person and m.ended_at is null and o.is_partner
      $$`);
  }

  override down(): void {
    this.addSql('drop function counter_listings(uuid)');
    this.addSql('drop table staff_locations');
    this.addSql('drop table staff_members');
  }
}
